import type { Catalogue } from '../../domain/index.ts';

export const calendarFr: Catalogue = {
  'calendar.title': 'Choisissez vos dates',
  'calendar.legend': 'Prix le plus bas pour une nuit et un adulte, en {currency}.',
  'calendar.legend-guests': 'Prix le plus bas pour une nuit et {guests}, en {currency}.',
  'calendar.legend-promo': 'Les prix tiennent compte de «\u202f{name}\u202f» aux dates concernées.',
  'calendar.legend-promo-nights': {
    one: 'Les prix tiennent compte de «\u202f{name}\u202f» aux dates concernées, pour un séjour d’au moins {count} nuit.',
    other:
      'Les prix tiennent compte de «\u202f{name}\u202f» aux dates concernées, pour un séjour d’au moins {count} nuits.',
  },
  'calendar.failed': 'Les prix n’ont pas pu être chargés. Vous pouvez tout de même choisir vos dates.',
  'calendar.loading': 'Les prix arrivent.',
  'calendar.legend-usual': {
    one: 'Les séjours sont d’au moins {count} nuit.',
    other: 'Les séjours sont d’au moins {count} nuits.',
  },
  'calendar.legend-minimum': {
    one: '{mark}\u202f: séjour minimum de {count} nuit',
    other: '{mark}\u202f: séjour minimum de {count} nuits',
  },
  'calendar.from': 'dès {price}',
  'calendar.minimum': { one: 'séjour minimum {count} nuit', other: 'séjour minimum {count} nuits' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': 'Complet',
  'calendar.unavailable.closed': 'Nous sommes fermés cette nuit-là',
  'calendar.unavailable.not-suited': 'Aucune chambre libre pour tous vos voyageurs',
  'calendar.unavailable.not-on-sale': 'Pas encore en vente',
  'calendar.unavailable.same-day': 'Il n’est plus possible de réserver en ligne pour aujourd’hui',
  'calendar.unavailable.too-few-rooms': {
    one: 'Seule {count} chambre est libre l’une de ces nuits',
    other: 'Seules {count} chambres sont libres l’une de ces nuits',
  },
  'calendar.unavailable.closed-to-arrival': 'Pas d’arrivée ce jour-là',
  'calendar.unavailable.closed-to-departure': 'Pas de départ ce jour-là',
  'calendar.unavailable.night-not-free': 'Une nuit de ce séjour n’est pas libre',
  'calendar.unavailable.minimum-stay': {
    one: 'Un séjour qui commence ce jour dure au moins {count} nuit',
    other: 'Un séjour qui commence ce jour dure au moins {count} nuits',
  },
  'calendar.unavailable.minimum-not-free': {
    one: 'Un séjour qui commence ce jour dure au moins {count} nuit, et elle n’est pas libre',
    other: 'Un séjour qui commence ce jour dure au moins {count} nuits, et toutes ne sont pas libres',
  },
  'calendar.unavailable.minimum-through': {
    one: 'Un séjour couvrant ces nuits dure au moins {count} nuit',
    other: 'Un séjour couvrant ces nuits dure au moins {count} nuits',
  },
  'calendar.unavailable.longest-stay': {
    one: 'Un séjour qui commence ce jour dure au plus {count} nuit',
    other: 'Un séjour qui commence ce jour dure au plus {count} nuits',
  },
  'calendar.unavailable.other-length': {
    one: 'Un séjour qui commence ce jour dure au plus {longest}, ou au moins {count} nuit',
    other: 'Un séjour qui commence ce jour dure au plus {longest}, ou au moins {count} nuits',
  },
  'calendar.unavailable.book-ahead': {
    one: 'À réserver au moins {count} jour à l’avance',
    other: 'À réserver au moins {count} jours à l’avance',
  },
  'calendar.unavailable.book-later': {
    one: 'Réservable au plus tôt {count} jour à l’avance',
    other: 'Réservable au plus tôt {count} jours à l’avance',
  },
  'calendar.unavailable.maximum-stay': {
    one: 'Nous acceptons les réservations de {count} nuit au plus',
    other: 'Nous acceptons les réservations de {count} nuits au plus',
  },
};
