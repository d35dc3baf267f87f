import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('what goes wrong in a browser is in the server’s log, without what the guest typed', async ({
  page,
  site,
}) => {
  const told = (): string[] =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('"source":"browser"'));
  const search = new SearchPage(page);

  await test.step('an error that nothing caught, once', async () => {
    await search.open(site.url);
    await page.getByLabel(texts.search.text('search.promoCode')).fill('BYRON');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('cannot apply BYRON');
      });
    });
    await expect.poll(() => told().filter((line) => line.includes('cannot apply'))).toHaveLength(1);
    const [line = ''] = told().filter((each) => each.includes('cannot apply'));
    expect(line).toContain('cannot apply •••');
    expect(line).not.toContain('BYRON');
    expect(line).toMatch(
      /\\"remote\\":\\"mf-search\\",\\"version\\":\\"\d[^"]*\\",\\"correlationId\\":\\"[0-9a-f-]{36}\\"/,
    );
  });
  await test.step('a call that failed', async () => {
    await page.route('**/api/CurrencyExchangeRate', (route) =>
      route.fulfill({ status: 500, json: { Message: 'Action failed', CorrelationId: 'c' } }),
    );
    await page.reload();
    await expect
      .poll(() => told().filter((line) => line.includes('GET /api/CurrencyExchangeRate')))
      .not.toHaveLength(0);
  });
  await test.step('and one that happens while the guest leaves', async () => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on the way out');
      });
      setTimeout(() => window.location.assign('/Error'), 20);
    });
    await page.waitForURL('**/Error');
    await expect.poll(() => told().filter((line) => line.includes('on the way out'))).toHaveLength(1);
  });
});
