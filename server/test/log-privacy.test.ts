import { expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { createTestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation, getStatus, paidBy } from './support/bookings.ts';

it('the log knows which calls were made, and nothing of who made them', async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const server = await createTestApp('postgres', { logger });
  await openHotel(server.deps);
  const request = aBooking({
    notes: 'Allergic to Walnuts',
    password: 'correct horse battery!',
    ...paidBy({ creditCardName: 'Countess Lovelace' }),
  });
  const { firstName, lastName, email, phone, street } = request.booker;

  const booked = await create(server, request);
  expect(booked.status).toBe(200);
  const token = String(booked.body['ConfirmationToken']);
  await getStatus(server, token);
  await getConfirmation(server, token);
  // Refusals and faults carry more than what goes well.
  await create(server, aBooking({ ...request, booker: { ...request.booker, phone: 'no number' } }));
  await server.database.close();
  expect((await create(server, request)).status).toBe(500);
  await server.app.close();

  const log = lines.join('');
  expect(log).toContain('/api/Reservation/Create');
  const secrets = [
    firstName,
    lastName,
    email,
    phone,
    street,
    token,
    'Walnuts',
    'battery',
    'Lovelace',
    '4242',
  ];
  expect(secrets.filter((secret) => secret !== null && secret !== '' && log.includes(secret))).toEqual([]);
});
