import type { Catalogue } from './translate.ts';

export const cancellationJa: Catalogue = {
  'cancel.free': 'キャンセル無料',
  'cancel.free-until': '{date} {time}までキャンセル無料',
  'cancel.free-after': '{date} {time}までキャンセル無料。以降は{fee}',
  'cancel.non-refundable': '返金不可',
  'cancel.non-refundable-long': '返金不可：キャンセルの場合、宿泊料金の全額を申し受けます',
  'cancel.fee': 'キャンセルの場合、{fee}',
  'cancel.fee-then': 'キャンセルの場合、{fee}。{date} {time}以降は{later}',
  'cancel.percent': '宿泊料金の{count}%を申し受けます',
  'cancel.nights': { other: '{count}泊分を申し受けます' },
  'cancel.amount': '{amount}を申し受けます',
};
