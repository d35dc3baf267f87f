import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let listeners: AbortController;
let url = '';
beforeEach(async () => {
  site = createTestSite();
  listeners = new AbortController();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo; // A TCP server that listens has no other kind of address.
  url = `http://127.0.0.1:${String(port)}/ClientApp/registry-events`;
});
afterEach(async () => {
  listeners.abort();
  await site.close();
});

const listen = (place: string, { signal } = listeners): Promise<Response> =>
  fetch(url, { signal, headers: { 'x-forwarded-for': place } });

/** Tabs of one place, until it has no room for more. */
const fill = (places: readonly string[]): Promise<Response[]> =>
  Promise.all(Array.from({ length: 100 }, (_, tab) => listen(places[tab % places.length] ?? '')));

const statuses = (responses: readonly Response[]): number[] => [
  ...new Set(responses.map(({ status }) => status)),
];

describe('streams of news', () => {
  it('are a hundred of one place; the tabs beyond are told to ask from time to time, and other places listen', async () => {
    expect(statuses(await fill(['203.0.113.1']))).toEqual([200]);
    const beyond = await listen('203.0.113.1');
    expect(beyond.status).toBe(503);
    expect(beyond.headers.get('cache-control')).toBe('no-store');
    expect(await beyond.text()).toBe('Full');
    expect((await listen('203.0.113.2')).status).toBe(200);
  });

  it('of one IPv6 network are of one place, whichever of its addresses they come from', async () => {
    expect(statuses(await fill(['2001:db8:0:1::1', '2001:db8:0:1::2']))).toEqual([200]);
    expect((await listen('2001:db8:0:1:ffff::3')).status).toBe(503);
    expect((await listen('2001:db8:0:2::1')).status).toBe(200);
  });

  it('of tabs that were closed count no longer', async () => {
    const closing = new AbortController();
    await listen('203.0.113.1', closing);
    const others = await Promise.all(Array.from({ length: 99 }, () => listen('203.0.113.1')));
    expect(statuses(others)).toEqual([200]);
    expect((await listen('203.0.113.1')).status).toBe(503);
    closing.abort();
    await expect.poll(async () => (await listen('203.0.113.1')).status).toBe(200);
    expect((await listen('203.0.113.1')).status).toBe(503);
  });
});
