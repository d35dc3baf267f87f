import type { cardGatewayEnGb } from './en-GB.ts';

export const cardGatewayAr: Readonly<Record<keyof typeof cardGatewayEnGb, string>> = {
  'gateway.safe': 'تذهب بيانات بطاقتك مباشرة إلى Stripe، ولا يرى هذا الموقع رقمها أبدًا.',
  'gateway.failed.title': 'تعذّر تحميل نموذج البطاقة',
  'gateway.failed.text': 'يأتي النموذج من خدمة الدفع Stripe التي لم تستجب. كل ما كتبته محفوظ.',
  'gateway.express': 'ادفع بلمسة واحدة',
  'gateway.express.or': 'أو ادفع بالبطاقة',
};
