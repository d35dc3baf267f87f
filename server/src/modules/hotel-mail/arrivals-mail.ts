import { formatMoney, formatStayDate, nightCount, partyText } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import {
  hotelsNames,
  type ItemRow,
  listActiveItems,
  listItemServices,
  type Naming,
  type ReservationRow,
  type ServiceRow,
} from '../booking/index.ts';
import {
  type Composer,
  hotelLetter,
  inLanguageOfMail,
  type LetterLine,
  type LetterSection,
  type MailLanguage,
  type MailPayloads,
  personName,
} from '../mail/index.ts';
import { findNotifications } from '../property/index.ts';
import { countHouse, listArrivals } from './repository.ts';

interface Arrival {
  readonly row: ReservationRow;
  readonly items: readonly ItemRow[];
  readonly services: readonly ServiceRow[];
}

async function readArrival(db: Db, row: ReservationRow, naming: Naming): Promise<Arrival> {
  const name = { propertyId: row.property_id, reservationId: row.reservation_id };
  const items = await listActiveItems(db, name);
  return { row, ...naming({ items, services: await listItemServices(db, name) }) };
}

const longestRequest = 500;

function roomText(item: ItemRow, { translate }: MailLanguage): string {
  const party = {
    numberOfAdults: item.adults,
    numberOfChildren: item.children,
    numberOfInfants: item.infants,
    ...(item.ages === null ? {} : { ages: [...item.ages] }),
  };
  const [lead] = item.guests;
  return [
    item.room_type_name,
    item.configuration_text ?? '',
    lead ? personName(lead) : '',
    partyText(party, translate),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A booking that arrives: its rooms and guests, what was booked with them, what is still to be paid, what the guest asks for. */
function arrivalSection({ row, items, services }: Arrival, language: MailLanguage): LetterSection {
  const { translate, locale } = language;
  const nights = nightCount({ from: row.date_from, to: row.date_to });
  const balance = row.total_minor - row.paid_minor;
  const extras = services.map(({ service_name: name, quantity }) =>
    quantity > 1 ? `${String(quantity)} × ${name}` : name,
  );
  const lines: (readonly [string, string])[] = [
    [translate('mail.arrival-time'), row.arrival_time ?? ''],
    [
      translate('mail.departure'),
      `${formatStayDate(row.date_to, 'short', locale)} · ${translate('count.nights', { count: nights })}`,
    ],
    [translate('mail.hotel.phone'), row.booker.phone ?? ''],
    [translate('mail.hotel.extras'), extras.join(', ')],
    [translate('mail.balance'), balance > 0 ? formatMoney(balance, row.currency, locale) : ''],
    [
      translate('mail.hotel.pre-check-in'),
      row.pre_checked_in_at === null ? translate('mail.hotel.not-yet') : translate('mail.hotel.done'),
    ],
    [
      translate('mail.hotel.requests'),
      (row.notes ?? '').replace(/\s+/g, ' ').trim().slice(0, longestRequest),
    ],
  ];
  return {
    title: `${personName(row.booker)} · ${row.reference_number}`,
    details: items.map((item) => roomText(item, language)),
    lines: lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
  };
}

const byName = (locale: string) => (one: Arrival, other: Arrival) =>
  one.row.booker.lastName.localeCompare(other.row.booker.lastName, locale);

/** To the hotel: who arrives on a day, and how many leave and stay. */
export const composeHotelArrivals: Composer<MailPayloads['hotel-arrivals']> = async (
  { db },
  property,
  { day },
) => {
  const notifications = await findNotifications(db, property.propertyId);
  if (!notifications) return null;
  const naming = await hotelsNames(db, property.propertyId);
  const arrivals: Arrival[] = [];
  for (const row of await listArrivals(db, property.propertyId, day))
    arrivals.push(await readArrival(db, row, naming));
  const { departures, inHouse } = await countHouse(db, property.propertyId, day);
  return inLanguageOfMail(notifications.languageCode, (language) => {
    const { translate, locale } = language;
    const rooms = arrivals.reduce((sum, { items }) => sum + items.length, 0);
    const facts: LetterLine[] = [
      { label: translate('mail.hotel.arriving'), value: translate('count.rooms', { count: rooms }) },
      { label: translate('mail.hotel.leaving'), value: translate('count.rooms', { count: departures }) },
      { label: translate('mail.hotel.staying'), value: translate('count.rooms', { count: inHouse }) },
    ];
    const date = formatStayDate(day, 'long', locale);
    return Promise.resolve({
      to: notifications.addresses,
      letter: {
        ...hotelLetter(property, language),
        contact: translate('mail.hotel.why'),
        subject: translate('mail.hotel.arrivals.subject', { date, count: rooms }),
        greeting: translate('mail.hotel.greeting'),
        paragraphs: [
          arrivals.length === 0
            ? translate('mail.hotel.no-arrivals', { date })
            : translate('mail.hotel.arrivals', { date }),
        ],
        facts,
        sections: arrivals.toSorted(byName(locale)).map((arrival) => arrivalSection(arrival, language)),
      },
    });
  });
};
