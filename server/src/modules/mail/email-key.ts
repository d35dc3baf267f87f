/** Identifies an address: two that differ in case only are the same guest's. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
