import { isEmail } from 'shared/domain';
import { problemAt, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** One address on each line: a mail program would read several in one text. */
const isOneAddress = (address: string): boolean =>
  isEmail(address) && /^[^\s,;<>"]+@[^\s,;<>"@]+$/.test(address);

/** Who gets the hotel's mails. */
export const checkNotifications = ({ notifications }: PropertyFile): Problem[] =>
  (notifications?.addresses ?? []).flatMap((address, index) =>
    isOneAddress(address)
      ? []
      : [problemAt(['Notifications', 'Addresses', index], `“${address}” is not one e-mail address`)],
  );
