import type { Catalogue } from '../../domain/index.ts';

export const calendarJa: Catalogue = {
  'calendar.title': '日程をお選びください',
  'calendar.legend': '大人1名様・1泊あたりの最低料金（{currency}）です。',
  'calendar.legend-guests': '{guests}・1泊あたりの最低料金（{currency}）です。',
  'calendar.legend-promo': '対象日の料金には「{name}」が適用されています。',
  'calendar.legend-promo-nights': {
    other: '対象日の料金には「{name}」（{count}泊以上のご宿泊が対象）が適用されています。',
  },
  'calendar.failed': '料金を読み込めませんでした。日程はこのままお選びいただけます。',
  'calendar.loading': '料金を読み込んでいます。',
  'calendar.legend-usual': { other: 'ご宿泊は{count}泊以上から承ります。' },
  'calendar.legend-minimum': { other: '{mark}：この日にご到着の場合、{count}泊以上から承ります。' },
  'calendar.from': '{price}から',
  'calendar.minimum': { other: '{count}泊以上' },
  'calendar.mark': '{count}+',
  'calendar.unavailable.sold-out': '満室',
  'calendar.unavailable.closed': 'この日は休館です',
  'calendar.unavailable.not-suited': '皆様でご利用いただける空室がありません',
  'calendar.unavailable.not-on-sale': '予約受付前です',
  'calendar.unavailable.same-day': '本日のオンライン予約は受付を終了しました',
  'calendar.unavailable.too-few-rooms': { other: '空室が{count}室のみの日があります' },
  'calendar.unavailable.closed-to-arrival': 'この日はご到着いただけません',
  'calendar.unavailable.closed-to-departure': 'この日はご出発いただけません',
  'calendar.unavailable.night-not-free': 'ご滞在中に満室の日があります',
  'calendar.unavailable.minimum-stay': { other: 'この日からのご宿泊は{count}泊以上となります' },
  'calendar.unavailable.minimum-not-free': {
    other: 'この日からのご宿泊は{count}泊以上となりますが、満室の日が含まれています',
  },
  'calendar.unavailable.minimum-through': { other: 'この期間のご宿泊は{count}泊以上となります' },
  'calendar.unavailable.longest-stay': { other: 'この日からのご宿泊は{count}泊までとなります' },
  'calendar.unavailable.other-length': {
    other: 'この日からのご宿泊は{longest}まで、または{count}泊以上となります',
  },
  'calendar.unavailable.book-ahead': { other: '{count}日前までにご予約ください' },
  'calendar.unavailable.book-later': { other: '{count}日前からご予約いただけます' },
  'calendar.unavailable.maximum-stay': { other: 'ご予約は{count}泊まで承ります' },
};
