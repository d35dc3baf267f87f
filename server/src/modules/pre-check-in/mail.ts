import type { ConfirmationItem } from 'shared/contracts';
import { listText } from 'shared/domain';
import { createSigner } from '../../signer.ts';
import {
  boardAmong,
  describeReservation,
  findReservation,
  type ItemRow,
  listActiveItems,
  stayFacts,
  totalLines,
} from '../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type LetterSection,
  type MailLanguage,
  type MailPayloads,
  personName,
} from '../mail/index.ts';

function roomSection(
  row: ItemRow,
  { locale, translate }: MailLanguage,
  extras: readonly string[],
): LetterSection {
  const board = boardAmong(row.price_lines)?.text;
  const names = row.guests.map(personName).filter((name) => name !== '');
  const setUp = row.configuration_text;
  return {
    title: translate('mail.confirmation.room', { number: String(row.room_number), name: row.room_type_name }),
    details: [...(board === undefined ? [] : [board]), ...(extras.length > 0 ? [extras.join(' · ')] : [])],
    lines: [
      { label: translate('mail.checked-in.guests'), value: listText(names, locale) },
      ...(setUp === null ? [] : [{ label: translate('mail.checked-in.setup'), value: setUp }]),
    ],
  };
}

const extrasOf = (item: ConfirmationItem | undefined): readonly string[] =>
  (item?.services ?? []).map(({ serviceName, quantity }) =>
    quantity > 1 ? `${String(quantity)} × ${serviceName}` : serviceName,
  );

/** "Your pre check-in is complete": who comes, how the rooms are set up, what is still to be paid. */
export const composePreCheckInDone: Composer<MailPayloads['pre-check-in-done']> = async (
  { db, secretKey },
  property,
  { reservationId },
) => {
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(db, name);
  if (!row) return null;
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  const items = await listActiveItems(db, name);
  return inLanguageOfMail(row.language_code, async (language) => {
    const { translate } = language;
    const booking = await describeReservation(readDeps, property, row);
    const subject = { hotel: property.content.propertyName, reference: row.reference_number };
    return {
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.checked-in.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: [translate('mail.checked-in.text')],
        facts: stayFacts(booking, language, row.arrival_time),
        sections: items.map((item, index) => roomSection(item, language, extrasOf(booking.items[index]))),
        totals: totalLines(booking, language),
        note: row.notes === null ? null : translate('mail.requests-noted'),
      },
    };
  });
};
