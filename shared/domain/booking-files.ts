import { bookingCalendarPath, type Confirmation, receiptPath, walletPassPath } from '../contracts/index.ts';

interface FileOf {
  readonly propertyId: string;
  readonly confirmationToken: string;
  readonly languageCode: string;
}

/** The address of a file of the booking, for a link. */
const fileAddress = (path: string, of: FileOf): string =>
  `${path}?${new URLSearchParams({ ...of }).toString()}`;

/** The receipt, in the language of the page. */
export const receiptAddress = (of: FileOf): string => fileAddress(receiptPath, of);

/** The pass for Apple Wallet, in the language of the page. */
export const passAddress = (of: FileOf): string => fileAddress(walletPassPath, of);

/** The calendar entry, in the language of the page. */
export const calendarAddress = (of: FileOf): string => fileAddress(bookingCalendarPath, of);

/** Whether money may have moved: a receipt is made of a confirmed booking, and of what is kept of a cancelled one. */
export const hasReceipt = ({
  status,
  cancelledAtUtc,
}: Pick<Confirmation, 'status' | 'cancelledAtUtc'>): boolean =>
  status === 'Confirmed' || (cancelledAtUtc ?? null) !== null;
