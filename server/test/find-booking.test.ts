import { aBookedRoom, aBooker } from 'shared/testing';
import { bookerDetailsOf } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import type { Message } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';

describe.each(engines)('a booking is found again, on %s', (engine) => {
  let server: TestApp;
  let sent: Message[];
  let reference: string;
  let token: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
    const booker = bookerDetailsOf(
      aBooker({ firstName: 'Zoë', lastName: 'O’Brien', emailAddress: 'zoe@example.com' }),
    );
    const guest = { individualId: null, email: null, phone: null, firstName: 'Bo', lastName: 'Ångström' };
    const { body } = await create(server, aBooking({ booker, rooms: [aBookedRoom({ guests: [guest] })] }));
    reference = String(body['ReferenceNumber']);
    token = String(body['ConfirmationToken']);
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    await send();
    await server.deps.db.deleteFrom('rate_bucket').execute();
    sent = [];
  });
  afterAll(() => server.close());

  const send = () =>
    sendDueMails({
      ...server.deps,
      mailer: {
        send: (message) => {
          sent.push(message);
          return Promise.resolve();
        },
      },
    });
  const find = async (ReferenceNumber: string, EmailOrLastName: string, remoteAddress = '10.0.0.1') => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Stay/Find',
      payload: { PropertyId: 'harbour', LanguageCode: 'de', ReferenceNumber, EmailOrLastName },
      remoteAddress,
    });
    await send();
    return { status: response.statusCode, text: response.body };
  };

  it.each(['zoe@example.com', 'ZOE@example.com', "o'brien", 'Angstrom'])(
    'by its reference and %s: its own address gets the link, in the language of the page',
    async (typed) => {
      expect((await find(` ${reference.toLowerCase()} `, typed)).status).toBe(200);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.to).toMatchObject({ address: 'zoe@example.com' });
      expect(String(sent[0]?.text)).toContain(`/Book/HARBOUR/Stay/${token}`);
      expect(String(sent[0]?.text)).toContain('Buchung');
    },
  );

  it('answers the same to who does not know it, and sends nothing', async () => {
    const known = await find(reference, 'zoe@example.com');
    sent = [];
    for (const [asked, typed] of [
      [reference, 'eve@example.com'],
      [reference, 'Smith'],
      [reference, '-'],
      ['22222222', 'zoe@example.com'],
      ['%', 'O’Brien'],
    ] as const) {
      await server.deps.db.deleteFrom('rate_bucket').execute();
      expect(await find(asked, typed)).toEqual(known);
    }
    expect(sent).toEqual([]);
  });

  it('is limited by place, and by booking from anywhere, as all mails that anybody can ask for', async () => {
    const places = [];
    for (let index = 0; index < 22; index += 1) places.push((await find(`AAAA${String(index)}`, 'x')).status);
    expect(places).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    const mails = [];
    for (let index = 0; index < 7; index += 1)
      mails.push((await find(reference, 'O’Brien', `10.0.1.${String(index)}`)).status);
    expect(mails).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(sent).toHaveLength(5);
  });
});
