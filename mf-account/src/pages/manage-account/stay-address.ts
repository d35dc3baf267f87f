import type { MyReservation } from 'shared/contracts';
import { paths } from 'shared/runtime';

/** Its confirmation; or, while its rooms are held for a payment, the checkout that pays for them. */
export const addressOf = (stay: MyReservation): string =>
  stay.expiresAtUtc === null
    ? paths.confirmation(stay.propertyCode, stay.confirmationToken)
    : paths.checkout(stay.propertyCode, stay.confirmationToken);
