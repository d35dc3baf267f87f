import { createHash, createVerify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, getConfirmation, getFile } from './support/bookings.ts';
import { isSignedBy, unpackStored } from './support/read-pass.ts';
import { makeWalletKeys, type TestWalletKeys } from './support/wallet-keys.ts';

const part = (text: string | undefined): unknown =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString('utf8'));

describe('passes for a wallet', () => {
  let folder = '';
  let keys: TestWalletKeys;
  let server: TestApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wallet-'));
    keys = await makeWalletKeys(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const booked = async (): Promise<string> => {
    await openHotel(server.deps, { rooms: 5 });
    const { body } = await create(server, aBooking());
    return String(body['ConfirmationToken']);
  };
  const address = (token: string): string =>
    `/api/Reservation/WalletPass?propertyId=harbour&confirmationToken=${token}&languageCode=da-DK`;

  describe('where keys are set', () => {
    beforeEach(async () => {
      server = await createTestApp('postgres', { env: readEnv({ NODE_ENV: 'test', ...keys.env }) });
    });
    afterEach(() => server.close());

    it('a pass for Apple Wallet has the stay, and its manifest is signed', async () => {
      const token = await booked();
      const { body } = await getConfirmation(server, token);
      expect(body['Wallet']).toMatchObject({ ApplePass: true });
      const response = await server.app.inject({ url: address(token) });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.headers['content-type']).toBe('application/vnd.apple.pkpass');
      const files = unpackStored(response.rawPayload);
      const read = (name: string): Buffer => files.get(name) ?? Buffer.alloc(0);
      const manifest = JSON.parse(read('manifest.json').toString('utf8')) as Record<string, string>;
      const named = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
      expect(Object.keys(manifest).sort()).toEqual(named.sort());
      for (const name of named)
        expect(manifest[name]).toBe(createHash('sha1').update(read(name)).digest('hex'));
      expect(named).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'pass.json']));
      expect(read('icon.png').subarray(1, 4).toString()).toBe('PNG');
      expect(isSignedBy(read('signature'), read('manifest.json'), keys.passKey)).toBe(true);
      expect(isSignedBy(read('signature'), Buffer.from('{}'), keys.passKey)).toBe(false);
      const pass = read('pass.json').toString('utf8');
      expect(JSON.parse(pass)).toMatchObject({
        formatVersion: 1,
        passTypeIdentifier: 'pass.example.stay',
        teamIdentifier: 'ABCDE12345',
        organizationName: 'The Harbour Hotel',
        description: 'Ophold på The Harbour Hotel',
        generic: {
          headerFields: [{ value: body['ReferenceNumber'] }],
          primaryFields: [{ value: 'The Harbour Hotel' }],
          secondaryFields: [{ label: 'Ankomst' }, { label: 'Afrejse' }],
          auxiliaryFields: [{ value: 'Ada Byron' }],
        },
        barcodes: [{ message: body['ReferenceNumber'], format: 'PKBarcodeFormatQR' }],
      });
      const { relevantDate } = JSON.parse(pass) as { readonly relevantDate: string };
      expect(new Date(relevantDate).toISOString()).toBe('2026-12-01T15:00:00.000Z');
      expect(pass).not.toContain(token);
    });

    it('a link to Google Wallet has the stay, signed by the service account', async () => {
      const token = await booked();
      const { body } = await getConfirmation(server, token);
      const { GoogleUrl: url } = body['Wallet'] as { readonly GoogleUrl: string };
      const [, head, claims, signature] =
        /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)\.(.+)\.(.+)$/.exec(url) ?? [];
      expect(part(head)).toEqual({ alg: 'RS256', typ: 'JWT' });
      expect(part(claims)).toMatchObject({
        iss: 'passes@example.iam.gserviceaccount.com',
        aud: 'google',
        typ: 'savetowallet',
        payload: {
          genericClasses: [{ id: '3388000000012345678.stay' }],
          genericObjects: [
            {
              classId: '3388000000012345678.stay',
              cardTitle: { defaultValue: { value: 'The Harbour Hotel' } },
              barcode: { value: body['ReferenceNumber'] },
            },
          ],
        },
      });
      const verified = createVerify('RSA-SHA256').update(`${head ?? ''}.${claims ?? ''}`);
      expect(verified.verify(keys.linkKey, signature ?? '', 'base64url')).toBe(true);
      expect(JSON.stringify(part(claims))).not.toContain(token);
    });

    it('no pass is given without the secret, nor for a booking that is not confirmed', async () => {
      const token = await booked();
      expect((await getFile(server, address('not-a-token'))).status).toBe(404);
      await server.deps.db
        .updateTable('reservation')
        .set({ status: 'Cancelled' })
        .where('confirmation_token', '=', token)
        .execute();
      const over = await getFile(server, address(token));
      expect([over.status, over.body['Code']]).toEqual([409, 'wallet.not-confirmed']);
      expect((await getConfirmation(server, token)).body['Wallet']).toBeUndefined();
    });
  });

  it('without keys nothing is offered', async () => {
    server = await createTestApp();
    const token = await booked();
    expect((await getConfirmation(server, token)).body['Wallet']).toBeUndefined();
    const none = await getFile(server, address(token));
    expect([none.status, none.body['Code']]).toEqual([404, 'wallet.not-offered']);
    await server.close();
  });
});
