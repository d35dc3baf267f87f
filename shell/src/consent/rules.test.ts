import { describe, expect, it } from 'vitest';
import { matchPage } from 'shared/first-screen';
import { aProperty } from 'shared/testing';
import { mayStartOn, needsOwnDocument, partiesOf, type DocumentFacts } from './rules.ts';

const plain: DocumentFacts = {
  isShared: false,
  isQuiet: false,
  mayMeasure: false,
  propertyCode: null,
  gatewayOf: null,
  hotelWithGateway: null,
};
const gateway: DocumentFacts = { ...plain, hotelWithGateway: 'HARBOUR' };
const atGateway: DocumentFacts = { ...gateway, gatewayOf: 'HARBOUR' };
const shared: DocumentFacts = { ...plain, isShared: true, mayMeasure: true, propertyCode: 'HARBOUR' };
const quiet: DocumentFacts = { ...plain, isQuiet: true };

const agreed: DocumentFacts = { ...quiet, mayMeasure: true };
/** Pages with a secret in the address, or with a password. */
const withSecrets = [
  '/Book/HARBOUR/Status/token',
  '/Book/HARBOUR/Confirmation/token',
  '/Book/HARBOUR/Invoice/token',
  '/Book/HARBOUR/Pay/token',
  '/Account/Register/HARBOUR',
  '/Account/ForgotPassword/HARBOUR',
  '/Account/ResetPassword/HARBOUR?userId=1&token=2',
  '/Account/ConfirmEmail/HARBOUR?userId=1&token=2',
  '/ManageAccount/HARBOUR',
];

describe('which page needs a document of its own (decisions 5)', () => {
  it.each<readonly [string, string, DocumentFacts, boolean]>([
    ['checkout where nobody else runs', '/Book/HARBOUR/Checkout', plain, false],
    ['checkout where others run', '/Book/HARBOUR/Checkout', shared, true],
    ['paying again where others run', '/Book/HARBOUR/Checkout/token?x=1', shared, true],
    ['pre check-in where others run', '/PreCheckIn/HARBOUR/REF/code', shared, true],
    ['checkout of a hotel with a card gateway', '/Book/harbour/Checkout', gateway, true],
    ['pre check-in of a hotel with a card gateway', '/PreCheckIn/HARBOUR/REF/code', gateway, true],
    ['its rooms', '/Book/HARBOUR/Rooms-And-Rates', gateway, false],
    ['checkout in a document that was opened there', '/Book/HARBOUR/Checkout/token', atGateway, false],
    ['its rooms from there', '/Book/HARBOUR/Rooms-And-Rates', atGateway, false],
    ['another hotel’s checkout', '/Book/FJORD/Checkout', gateway, false],
    ['rooms where others run', '/Book/harbour/Rooms-And-Rates?adults=2', shared, false],
    ['another hotel where this one’s scripts run', '/Book/FJORD', shared, true],
    ['a page of no hotel where others run', '/Error', shared, true],
    ['a search after a page with a secret, without consent', '/Book/HARBOUR', quiet, false],
    ['a search after it, with consent: what waits is sent from there', '/Book/HARBOUR', agreed, true],
    ['the status after cards', '/Book/HARBOUR/Status/token', agreed, false],
    ['the confirmation after cards', '/Book/HARBOUR/Confirmation/token', agreed, false],
    ...withSecrets.map((path) => [`${path} where others run`, path, shared, true] as const),
  ])('%s', (_, to, facts, needed) => {
    expect(needsOwnDocument(matchPage(to), facts)).toBe(needed);
  });

  it.each([
    ['/Book/HARBOUR', true],
    ['/Book/HARBOUR/Rooms-And-Rates', true],
    ['/BookGroup/COAST', true],
    ['/Book/HARBOUR/Checkout', false],
    ['/PreCheckIn/HARBOUR/REF/code', false],
    ...withSecrets.map((path) => [path, false] as const),
  ] as const)('others may run on %s: %s', (path, may) => {
    expect(mayStartOn(matchPage(path).definition)).toBe(may);
  });
});

it('a hotel that has configured nothing asks nothing', () => {
  expect(partiesOf(aProperty())).toBeNull();
  expect(partiesOf(null)).toBeNull();
  expect(partiesOf(aProperty({ facebookPixelId: '123456' }))).toEqual({
    tagManagerId: null,
    pixelId: '123456',
  });
});
