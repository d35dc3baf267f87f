import type { Catalogue } from '../../../domain/index.ts';

export const cardFormAr: Catalogue = {
  'card.simulated.title': 'لا يوجد دفع حقيقي',
  'card.simulated':
    'هذا الموقع قيد التجربة: تُرسل البطاقات إلى محاكٍ ولا يُخصم أي مبلغ. يرجى عدم إدخال بطاقة حقيقية.',
  'card.safe': 'موقع تجريبي: لا يُخصم أي مبلغ من البطاقة ولا يُحفظ رقمها.',
  'card.accepted': 'نقبل {schemes}',
  'card.number': 'رقم البطاقة',
  'card.name': 'الاسم على البطاقة',
  'card.expiry': 'تاريخ الانتهاء',
  'card.expiry.hint': 'MM / YY',
  'card.expiry.missing': 'تاريخ الانتهاء مطلوب بصيغة MM / YY',
  'card.cvv': 'رمز الأمان ({digits} أرقام)',
};
