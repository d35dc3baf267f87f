/** What tells one address from another: nobody has two that differ in case only. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
