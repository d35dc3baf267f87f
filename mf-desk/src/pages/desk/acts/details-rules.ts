import type { Stay } from 'shared/contracts';
import type { Change } from './change-rules.ts';

/** When the guest comes and how the booker is reached, as typed. */
export interface Details {
  readonly arrivalTime: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly zipCode: string;
  /** Empty where it is not known. */
  readonly countryId: string;
}

export const detailsOf = ({ arrivalTime, contact }: Stay): Details => ({
  arrivalTime: arrivalTime ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  street: contact?.street ?? '',
  zipCode: contact?.zipCode ?? '',
  countryId: contact?.countryId ?? '',
});

/** What of it is to be otherwise. */
export function detailsChangeOf(stay: Stay, details: Details): Pick<Change, 'arrivalTime' | 'contact'> {
  const before = detailsOf(stay);
  const { arrivalTime, ...typed } = details;
  const isSame = (['email', 'phone', 'street', 'zipCode', 'countryId'] as const).every(
    (field) => typed[field].trim() === before[field].trim(),
  );
  return {
    ...(arrivalTime === before.arrivalTime ? {} : { arrivalTime: arrivalTime || null }),
    ...(isSame || stay.contact === undefined
      ? {}
      : {
          contact: {
            email: typed.email.trim(),
            phone: typed.phone.trim() || null,
            street: typed.street.trim() || null,
            countryId: typed.countryId || null,
            zipCode: typed.zipCode.trim() || null,
          },
        }),
  };
}
