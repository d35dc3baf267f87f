/** A mail to the hotel that already names the reservation. */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** A telephone link without the spaces and brackets that people write. */
export const phoneLink = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;
