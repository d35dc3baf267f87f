export * from './bookings.ts';
export * from './calendar.ts';
export * from './drawn.ts';
export * from './invoices.ts';
export * from './numbers.ts';
export * from './privacy.ts';
export { type HotelRole, type StaffRole, staffRoles } from './roles.ts';
export * from './staff.ts';
export * from './telephone.ts';
