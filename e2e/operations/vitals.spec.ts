import type { Page, Request } from '@playwright/test';
import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

interface Vital {
  readonly Name: string;
  readonly Value: number;
  readonly Phases?: readonly number[];
  readonly Element?: string;
}

/** The browser's sign that the guest has gone elsewhere. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a page tells how fast it was and why, after everything else and without saying whose it is @release', async ({
  page,
  site,
  context,
}) => {
  const search = new SearchPage(page);
  const requests: Request[] = [];
  const told: Vital[] = [];
  page.on('request', (request) => {
    requests.push(request);
    if (!request.url().endsWith('/api/WebVitals')) return;
    told.push(...(request.postDataJSON() as { Vitals: Vital[] }).Vitals);
    // What a page view costs the guest's network.
    expect(request.postData()?.length).toBeLessThan(3000);
  });
  await context.addCookies([{ name: 'a-cookie', value: 'of-the-guest', url: site.url }]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/WebVitals'));
  /** The script that measures has its sender's address in it. */
  const script = page.waitForResponse(
    async (response) =>
      /\/ClientApp\/shell\/.*\.js$/.test(response.url()) &&
      (await response.text()).includes('/api/WebVitals'),
  );
  await search.open(site.url);
  expect(requests.some((request) => request.url().includes('vitals'))).toBe(false);
  await script;
  // The mark of the browser's tools: from here on the page is measured.
  await page.waitForFunction(() => performance.getEntriesByName('web-vitals').length > 0);
  await search.dates.click();
  await search.calendar.waitFor();
  // The package says what a press was once the browser is idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );
  await hide(page);
  const beacon = await sent;

  await test.step('it comes after what the page itself asks for', () => {
    const before = requests.slice(0, requests.indexOf(beacon)).map((each) => new URL(each.url()).pathname);
    expect(before).toContain('/Book/HARBOUR');
    expect(before.some((path) => path.startsWith('/ClientApp/mf-search/'))).toBe(true);
  });
  await test.step('it has no cookie, no address of the page, and nothing that tells guests apart', async () => {
    const headers = await beacon.allHeaders();
    expect(headers['cookie']).toBeUndefined();
    expect(headers['referer']).toBeUndefined();
    const body = beacon.postDataJSON() as { Vitals: Record<string, unknown>[] };
    const fields = ['Element', 'Name', 'Phases', 'Release', 'Remote', 'Route', 'Value'];
    for (const vital of body.Vitals) {
      expect(fields).toEqual(expect.arrayContaining(Object.keys(vital)));
      expect(vital).toMatchObject({ Remote: 'mf-search', Route: '/Book/:propertyCode' });
    }
    expect(body.Vitals.map((vital) => vital['Name'])).toContain('LCP');
    expect(beacon.postData()).not.toContain('HARBOUR');
  });
  await test.step('and it is answered with nothing', async () => {
    expect((await beacon.response())?.status()).toBe(204);
  });
  await test.step('it tells why its figures are what they are', async () => {
    await expect.poll(() => told.map(({ Name }) => Name).sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']);
    const of = (name: string) => told.find(({ Name }) => Name === name);
    for (const [name, phases] of [
      ['LCP', 4],
      ['INP', 3],
    ] as const) {
      const { Value, Phases = [] } = of(name) ?? { Value: Number.NaN };
      expect(Phases).toHaveLength(phases);
      // Each is rounded by itself.
      expect(Math.abs(Phases.reduce((sum, phase) => sum + phase, 0) - Value)).toBeLessThan(
        Math.max(10, Value / 100),
      );
    }
    expect(of('LCP')?.Element).toMatch(/^[a-z0-9]+(\.[a-z-]+)?$/);
    expect(of('INP')?.Element).toMatch(/^button\.[a-z-]+$/);
  });
});
