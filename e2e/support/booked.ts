import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  confirmationSchema,
  createRequestSchema,
  createResponseSchema,
  getServices,
  roomTypeConfigurationSchema,
  searchRequestSchema,
  searchResponseSchema,
  type Confirmation,
  type Property,
  type RoomTypeConfiguration,
} from 'shared/contracts';
import { bookerDetailsOf, cardDetailsOf } from 'shared/domain';
import { aBooker, aCard } from 'shared/testing';
import * as z from 'zod/mini';
import { twoRooms, type Stay } from './stay.ts';

/** A booking as its confirmation gives it. */
export interface Booked {
  readonly reference: string;
  readonly token: string;
  /** Path of the pre check-in. */
  readonly link: string;
}

interface WantedRoom {
  readonly roomType: string;
  readonly lead: { readonly firstName: string; readonly lastName: string };
  /** How many of the hotel's extras are taken with it; none unless said. */
  readonly extras?: number;
  /** By its name; the first one that there is unless said. */
  readonly ratePlan?: string;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function get(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** How the rooms of a hotel can be set up. */
export const readBeds = async (url: string, { propertyId }: Property): Promise<RoomTypeConfiguration[]> =>
  z
    .array(roomTypeConfigurationSchema)
    .parse(await get(`${url}/api/RoomTypeConfiguration/Get?propertyId=${propertyId}`));

/** The booking as the hotel has it. */
export async function readConfirmation(
  url: string,
  { propertyId }: Property,
  token: string,
): Promise<Confirmation> {
  const query = new URLSearchParams({ propertyId, confirmationToken: token });
  return confirmationSchema.parse(await get(`${url}/api/Reservation/Confirmation?${query.toString()}`));
}

/** Books rooms for the parties of `twoRooms`, paid by the test card that is approved or by what a gateway's form gave, as any client of the API would. */
export async function bookByApi(
  url: string,
  property: Property,
  stay: Stay,
  wanted: readonly WantedRoom[],
  paymentToken: string | null = null,
): Promise<Booked> {
  const { propertyId } = property;
  const days = { dateFrom: stay.from, dateTo: stay.to };
  const parties = wanted.map((_, index) => twoRooms[index] ?? twoRooms[0]);
  const search = { propertyId, languageCode: 'en', promoCode: null, ratePlanCode: null, locationId: null };
  const found = searchResponseSchema.parse(
    await post(
      `${url}/api/Availability/Search`,
      z.encode(searchRequestSchema, { ...search, ...days, rooms: parties }),
    ),
  );
  const configurations = await readBeds(url, property);
  const extrasOf = async (roomTypeId: string, ratePlanId: string, count: number) => {
    if (count === 0) return [];
    const dates = { dateOfArrival: stay.from, dateOfDeparture: stay.to, languageCode: 'en' };
    const query = new URLSearchParams({ propertyId, roomTypeId, ratePlanId, ...dates });
    const { services } = getServices.responses[200].parse(
      await get(`${url}/api/Service/Get?${query.toString()}`),
    );
    return services
      .slice(0, count)
      .map(({ serviceId }) => ({ reservationItemId: null, serviceId, quantity: 1, service: null }));
  };
  const roomOf = async ({ roomType: name, lead, extras = 0, ratePlan }: WantedRoom, index: number) => {
    const roomType = found.roomTypes.find((each) => each.name === name);
    const ratePlanId = roomType?.rates.find(
      ({ name: of }) => ratePlan === undefined || of === ratePlan,
    )?.ratePlanId;
    if (roomType === undefined || ratePlanId === undefined) throw new Error(`${name} cannot be booked.`);
    return {
      reservationItemId: null,
      roomConfigurationDropdownOptionId:
        configurations.find((each) => each.roomTypeId === roomType.roomTypeId)?.id ?? null,
      guests: [{ individualId: null, ...lead, email: null, phone: null }],
      services: await extrasOf(roomType.roomTypeId, ratePlanId, extras),
      roomTypeId: roomType.roomTypeId,
      ratePlanId,
      ...(parties[index] ?? twoRooms[0]),
    };
  };
  const rooms = await Promise.all(wanted.map(roomOf));
  const visa = property.creditCards.find(({ code }) => code === 'visa');
  const request = z.encode(createRequestSchema, {
    languageCode: 'en',
    isAppBooking: false,
    propertyId,
    ...days,
    notes: null,
    comment: null,
    booker: bookerDetailsOf(aBooker()),
    cardDetails: paymentToken === null ? cardDetailsOf(aCard({ cardType: visa?.id ?? null })) : null,
    paymentToken,
    paymentType: 0,
    accountId: null,
    poNumber: null,
    promoCode: null,
    hopGiftVoucherCode: null,
    rooms,
    browserData: null,
    agreeToTermsAndConditions: true,
    hasAcceptedCustomTermsAndConditions: true,
    password: null,
    quoteToken: null,
  });
  const made = createResponseSchema.parse(
    await post(`${url}/api/Reservation/Create`, request, { 'idempotency-key': randomUUID() }),
  );
  const { preCheckInUrl } = await readConfirmation(url, property, made.confirmationToken);
  if (preCheckInUrl === null) throw new Error('The booking has no pre check-in link.');
  return { reference: made.referenceNumber, token: made.confirmationToken, link: preCheckInUrl };
}

/** Quoted-printable as it is read. */
const readable = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());

/** The mail that says `subject` and names the booking, as the site has written it into its data directory. */
export async function mailOf(dataDir: string, { reference }: Booked, subject: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const matching = async (): Promise<string[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.map(readable).filter((mail) => mail.includes(subject) && mail.includes(reference));
  };
  await expect.poll(async () => (await matching()).length, { timeout: 30_000 }).toBe(1);
  return (await matching()).join('');
}
