export const voucherMessages = {
  'voucher.valid-up-to': 'Your voucher takes up to {amount} off the price of your stay.',
  'voucher.valid': 'Your voucher takes {amount} off the price of your stay.',
} as const;
