import type { SavedCard } from 'shared/contracts';

/** As it stands on the card: `04/28`. */
export const expiryText = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
