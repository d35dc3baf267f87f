import type { Catalogue } from '../../domain/index.ts';

export const calendarIt: Catalogue = {
  'calendar.title': 'Scelga le date',
  'calendar.legend': 'Prezzo più basso per una notte e un adulto, in {currency}.',
  'calendar.legend-guests': 'Prezzo più basso per una notte e {guests}, in {currency}.',
  'calendar.legend-promo': 'I prezzi comprendono «{name}» nelle date in cui vale.',
  'calendar.legend-promo-nights': {
    one: 'I prezzi comprendono «{name}» nelle date in cui vale, per soggiorni di almeno {count} notte.',
    other: 'I prezzi comprendono «{name}» nelle date in cui vale, per soggiorni di almeno {count} notti.',
  },
  'calendar.failed': 'Non è stato possibile caricare i prezzi. È comunque possibile scegliere le date.',
  'calendar.loading': 'I prezzi stanno arrivando.',
  'calendar.legend-usual': {
    one: 'I soggiorni sono di almeno {count} notte.',
    other: 'I soggiorni sono di almeno {count} notti.',
  },
  'calendar.legend-minimum': {
    one: '{mark}: soggiorno minimo di {count} notte',
    other: '{mark}: soggiorno minimo di {count} notti',
  },
  'calendar.from': 'da {price}',
  'calendar.minimum': { one: 'soggiorno minimo {count} notte', other: 'soggiorno minimo {count} notti' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Tutto esaurito',
  'calendar.unavailable.closed': 'In questa notte siamo chiusi',
  'calendar.unavailable.not-suited': 'Nessuna camera libera per tutti gli ospiti',
  'calendar.unavailable.not-on-sale': 'Non ancora in vendita',
  'calendar.unavailable.same-day': 'Non è più possibile prenotare online per oggi',
  'calendar.unavailable.too-few-rooms': {
    one: 'In una di queste notti è libera solo {count} camera',
    other: 'In una di queste notti sono libere solo {count} camere',
  },
  'calendar.unavailable.closed-to-arrival': 'Nessun arrivo in questo giorno',
  'calendar.unavailable.closed-to-departure': 'Nessuna partenza in questo giorno',
  'calendar.unavailable.night-not-free': 'Una notte di questo soggiorno non è libera',
  'calendar.unavailable.minimum-stay': {
    one: 'I soggiorni che iniziano qui sono di almeno {count} notte',
    other: 'I soggiorni che iniziano qui sono di almeno {count} notti',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'I soggiorni che iniziano qui sono di almeno {count} notte, che non è libera',
    other: 'I soggiorni che iniziano qui sono di almeno {count} notti, e non tutte sono libere',
  },
  'calendar.unavailable.minimum-through': {
    one: 'I soggiorni che comprendono queste notti sono di almeno {count} notte',
    other: 'I soggiorni che comprendono queste notti sono di almeno {count} notti',
  },
  'calendar.unavailable.longest-stay': {
    one: 'I soggiorni che iniziano qui sono di al massimo {count} notte',
    other: 'I soggiorni che iniziano qui sono di al massimo {count} notti',
  },
  'calendar.unavailable.other-length': {
    one: 'I soggiorni che iniziano qui sono di al massimo {longest}, o di almeno {count} notte',
    other: 'I soggiorni che iniziano qui sono di al massimo {longest}, o di almeno {count} notti',
  },
  'calendar.unavailable.book-ahead': {
    one: 'Da prenotare con almeno {count} giorno di anticipo',
    other: 'Da prenotare con almeno {count} giorni di anticipo',
  },
  'calendar.unavailable.book-later': {
    one: 'Prenotabile da {count} giorno prima',
    other: 'Prenotabile da {count} giorni prima',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Accettiamo prenotazioni di al massimo {count} notte',
    other: 'Accettiamo prenotazioni di al massimo {count} notti',
  },
};
