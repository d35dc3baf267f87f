/** product.md 4: payment methods by number. */
export const PaymentType = {
  card: 0,
  individualInvoice: 1,
  voucher: 2,
  companyInvoice: 3,
  paystack: 4,
} as const;
export type PaymentType = (typeof PaymentType)[keyof typeof PaymentType];
