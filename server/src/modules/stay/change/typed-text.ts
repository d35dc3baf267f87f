import type { StayChange, StayContact } from 'shared/contracts';
import {
  emailWithoutCard,
  phoneWithoutCard,
  withoutCardNumbers,
  withoutCardsInName,
} from '../../../http/free-text.ts';
import type { WantedChange } from './plan.ts';

const trimmed = (text: string | null): string | null => withoutCardNumbers((text ?? '').trim()) || null;

const contactWithout = ({ email, phone, street, countryId, zipCode }: StayContact): StayContact => ({
  email: emailWithoutCard(email.trim()),
  phone: phoneWithoutCard((phone ?? '').trim()) || null,
  street: trimmed(street),
  countryId,
  zipCode: trimmed(zipCode),
});

const roomWithout = ({ guests, ...room }: StayChange['rooms'][number]): StayChange['rooms'][number] => ({
  ...room,
  ...(guests === undefined ? {} : { guests: guests && guests.map(withoutCardsInName) }),
});

/** A change without the card numbers that people write into requests, names and addresses. */
export const withoutCardsInChange = <Change extends WantedChange>(change: Change): Change => ({
  ...change,
  rooms: change.rooms.map(roomWithout),
  ...(change.notes === undefined ? {} : { notes: change.notes && withoutCardNumbers(change.notes) }),
  ...(change.contact === undefined ? {} : { contact: change.contact && contactWithout(change.contact) }),
});
