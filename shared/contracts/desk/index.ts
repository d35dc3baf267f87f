export * from './bookings.ts';
export { type HotelRole, type StaffRole, staffRoles } from './roles.ts';
export * from './staff.ts';
