import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { importProperty } from './support/import.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { createLogger } from '../src/logger.ts';
import { createMailer, type Mailer } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation, paidBy } from './support/bookings.ts';
import { makeTemporaryFolder, type TemporaryFolder } from './support/temporary-folder.ts';

describe('the mails of a booking', () => {
  let server: TestApp;
  let folder: TemporaryFolder;
  let log: string;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    log = '';
    const write = (line: string) => {
      log += line;
    };
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder.path, PUBLIC_URL: 'https://stay.example' });
    server = await createTestApp('postgres', { env, logger: createLogger('trace', { write }) });
    await openHotel(server.deps);
  });
  afterEach(async () => {
    await server.close();
    await folder.remove();
  });

  const send = (mailer: Mailer = createMailer(server.deps.env)) => sendDueMails({ ...server.deps, mailer });
  const mails = async () => {
    const path = join(folder.path, 'mail');
    const names = await readdir(path).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
  };
  /** Quoted-printable and base64 parts as text. */
  const readable = (mail: string) => {
    const decoded = [...mail.matchAll(/base64\r\n(?:[\w-]+:.*\r\n)*\r\n([\w+/=\r\n]+)/g)].map(
      ([, part = '']) => Buffer.from(part, 'base64').toString(),
    );
    const unfolded = mail
      .replaceAll('=\r\n', '')
      .replace(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());
    return [unfolded, ...decoded].join('\n');
  };

  it('writes one confirmation with both bodies and a calendar file, once', async () => {
    const made = await create(
      server,
      aBooking({ rooms: [aBookedRoom({ services: [] }), aBookedRoom({ roomTypeId: 'suite' })] }),
    );
    await send();
    await send();
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    const text = readable(mail);
    expect(text).toContain(
      `Subject: Your booking at The Harbour Hotel: ${String(made.body['ReferenceNumber'])}`,
    );
    expect(text).toContain('To: ada@example.org');
    for (const part of ['text/plain', 'text/html', 'text/calendar'])
      expect(text).toContain(`Content-Type: ${part}`);
    expect(text).toContain('Tuesday 1st December 2026, from 15:00');
    for (const header of ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All'])
      expect(text).toContain(header);
    expect(text).toContain('<meta name="color-scheme" content="light dark">');
    expect(text).toContain('DTSTART;VALUE=DATE:20261201');
    expect(text).toContain('DTEND;VALUE=DATE:20261204');
    expect(text).toContain('Total: £1,097.97');
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    const token = String(made.body['ConfirmationToken']);
    expect(text).toContain(`Manage your booking: https://stay.example/Book/HARBOUR/Stay/${token}`);
    expect(text).toContain(`Online check-in: https://stay.example${String(body['PreCheckInUrl'])}`);
  });

  it('names the promo code that was applied, as the confirmation and the stored booking do', async () => {
    const PromoCodes = [
      { Code: 'TENTH', Name: 'A tenth off', DiscountPercent: 10 },
      { Code: 'NEVER', Name: 'Over', DiscountPercent: 10, SellTo: '2026-11-19' },
    ];
    const context = { ...server.deps, releasesDir: '/nowhere', dryRun: false };
    await importProperty(context, 'hotel.json', { ...hotelFile(), PromoCodes });
    const made = await create(server, aBooking({ promoCode: ' tenth ' }));
    await send();
    const [mail = ''] = await mails();
    expect(readable(mail)).toContain('TENTH · A tenth off: −£36.00');
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({
      Total: 332.97,
      Items: [
        {
          PriceLines: [
            { Text: '3 nights at £119.99', Amount: 359.97 },
            expect.any(Object),
            { Text: 'TENTH · A tenth off', Amount: -36 },
          ],
        },
      ],
    });
    const { QuoteToken } = (await create(server, aBooking({ promoCode: 'NEVER' }))).body;
    await create(server, aBooking({ promoCode: 'NEVER', quoteToken: String(QuoteToken) }));
    const rows = await server.deps.db.selectFrom('reservation').select('promo_code').execute();
    expect(rows.map(({ promo_code: code }) => code).toSorted()).toEqual(['TENTH', null].toSorted());
  });

  it('names the children with their ages, where the hotel asks for them', async () => {
    await openHotel(server.deps, {
      property: {
        childBands: [
          { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
          { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' },
        ],
      },
    });
    const family = { numberOfChildren: 1, numberOfInfants: 1, ages: [9, 1] };
    await create(server, aBooking({ rooms: [aBookedRoom(family)] }));
    await send();
    const [mail = ''] = await mails();
    expect(readable(mail)).toContain('Rate flexible · 2 adults, 1 child (9), 1 infant (1)');
  });

  it('writes nothing for a booking that came to nothing', async () => {
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000000002' })));
    await send();
    expect(await mails()).toEqual([]);
  });

  it('tries again later when the mail server does not take it', async () => {
    await create(server, aBooking());
    const broken: Mailer = { send: () => Promise.reject(new Error('421 try later')) };
    await send(broken);
    await send();
    expect(await mails()).toEqual([]);
    server.clock.set('2026-11-20T10:02:00Z');
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('keeps card numbers and security codes out of database, log and mails', async () => {
    const secrets = ['4242424242424242', '4000000000003220', '4000000000000002', '8917'];
    const cvvNumber = '891';
    await create(server, aBooking(paidBy({ cvvNumber })));
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000003220', cvvNumber })));
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000000002', cvvNumber })));
    // A request that is refused is not written down either.
    await create(server, aBooking(paidBy({ creditCardNumber: '4242424242424242', cvvNumber: '8917' })));
    await send();

    const { db } = server.deps;
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const dumps: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        db,
      );
      dumps.push(...rows.map(({ row }) => row));
    }
    const everything = [...dumps, log, ...(await mails()).map(readable)].join('\n');
    expect(dumps.some((row) => row.includes('ada@example.org'))).toBe(true);
    expect(log).toContain('/api/Reservation/Create');
    for (const secret of secrets) expect(everything).not.toContain(secret);
    // Three digits also stand in hashes and instants; as a value of their own they stand nowhere.
    expect(everything).not.toMatch(/(?<![\w.:+-])891(?![\w.:+-])/);
    expect(log).not.toContain('ada@example.org');
    expect(log).not.toContain('Byron');
  });
});
