import type { Catalogue } from './translate.ts';

export const cancellationAr: Catalogue = {
  'cancel.free': 'إلغاء مجاني',
  'cancel.free-until': 'إلغاء مجاني حتى {time} يوم {date}',
  'cancel.free-after': 'إلغاء مجاني حتى {time} يوم {date}؛ وبعد ذلك {fee}',
  'cancel.non-refundable': 'غير قابل للاسترداد',
  'cancel.non-refundable-long': 'غير قابل للاسترداد: تُحتسب الإقامة كاملة عند الإلغاء',
  'cancel.fee': 'عند الإلغاء {fee}',
  'cancel.fee-then': 'عند الإلغاء {fee}؛ وبعد {time} يوم {date} {later}',
  'cancel.percent': 'تُحتسب {count}٪ من الإقامة',
  'cancel.nights': {
    one: 'تُحتسب ليلة واحدة',
    two: 'تُحتسب ليلتان',
    few: 'تُحتسب {count} ليالٍ',
    other: 'تُحتسب {count} ليلة',
  },
  'cancel.amount': 'يُحتسب {amount}',
};
