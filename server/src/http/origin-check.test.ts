import { describe, expect, it } from 'vitest';
import { isOwnRequest } from './origin-check.ts';

const settings = {
  publicUrl: 'https://stay.example',
  hasSessionCookie: (header: string | undefined) => header?.includes('session') === true,
};
const cookie = 'session-abc=1';

describe('a call that changes something', () => {
  it.each([
    ['of the public address', { origin: 'https://stay.example' }],
    ['of the host that was asked, behind a proxy', { origin: 'https://inner:3000', host: 'inner:3000' }],
    ['of the same origin, by the browser’s own word', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['of the same origin without Origin', { 'sec-fetch-site': 'same-origin', cookie }],
    ['of the guest’s own doing', { 'sec-fetch-site': 'none' }],
    ['of no browser', { host: 'stay.example' }],
  ])('passes when it is %s', (_name, headers) => {
    expect(isOwnRequest(headers, settings)).toBe(true);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', host: 'stay.example', cookie }],
    ['another site, without a cookie too', { origin: 'https://evil.example', host: 'stay.example' }],
    ['another site that hides its name', { origin: 'null', host: 'stay.example' }],
    ['another site, by the browser’s own word', { 'sec-fetch-site': 'cross-site' }],
    [
      'a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.stay.example' },
    ],
    [
      'the public address, when the browser calls it cross-site',
      { origin: 'https://stay.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['another port of the host', { origin: 'https://stay.example:8443', host: 'stay.example' }],
    ['a name that begins alike', { origin: 'https://stay.example.evil.example', host: 'stay.example' }],
    ['a client with a session but without an origin', { host: 'stay.example', cookie }],
    ['something that is no origin', { origin: 'stay.example', host: 'stay.example' }],
  ])('is refused when it comes from %s', (_name, headers) => {
    expect(isOwnRequest(headers, settings)).toBe(false);
  });
});
