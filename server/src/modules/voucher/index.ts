export { createVoucherLimit, voucherField } from './limit-bookings.ts';
export { findVoucher, redeemVoucher, returnVoucher, type Voucher } from './repository.ts';
export { registerVoucherRoutes } from './routes.ts';
export { isVoucherUsable } from './rules.ts';
export type { StayTotal } from './service.ts';
