import * as z from 'zod/mini';

/** What a member of staff may do is one table on the server (`server/src/modules/staff/permissions.ts`). */
export const staffRoles = ['read-only', 'front-desk', 'revenue', 'finance', 'owner', 'operator'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.output<typeof staffRoleSchema>;

/** Roles that are given at a hotel; an operator looks after the site. */
export const hotelRoleSchema = z.enum(['read-only', 'front-desk', 'revenue', 'finance', 'owner']);
export type HotelRole = z.output<typeof hotelRoleSchema>;
