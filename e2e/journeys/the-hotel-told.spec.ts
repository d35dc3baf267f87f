import type { Page } from '@playwright/test';
import { getAbout, type About } from 'shared/contracts/about';
import { aboutEnGB } from '../../mf-search/src/messages/about.en-GB.ts';
import { SearchPage } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { messagesOf } from '../support/messages.ts';
import { scrollThrough, scrollToEnd } from '../support/scrolling.ts';
import { isEverything } from 'shared/testing/everything';
import { countShifts, shiftsOf } from '../support/shifts.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const words = messagesOf(aboutEnGB);
/** As search engines call it good. */
const goodShift = 0.1;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function readAbout(url: string, { property }: Hotel): Promise<About> {
  const query = new URLSearchParams({ propertyId: property.propertyId, languageCode: 'en-GB' });
  const response = await fetch(`${url}${getAbout.path}?${query.toString()}`);
  return getAbout.responses[200].parse(await response.json());
}

/** All that the hotel has written, outside of its answers to questions. */
const saidBy = ({
  title,
  paragraphs,
  facilities,
  places,
  directions,
  policies,
  questions,
}: About): string[] =>
  [
    title,
    ...paragraphs,
    ...facilities.flatMap(({ name, items }) => [name, ...items]),
    ...places.map(({ name }) => name),
    ...[directions, policies].flatMap((part) => Object.values(part ?? {})),
    ...questions.map(({ question }) => question),
  ].filter((said) => typeof said === 'string');

const told = (page: Page) => page.locator('.se-told');
const isNoWiderThanScreen = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test('a guest reads what the hotel tells of itself, by wheel and by keyboard, and nothing moves @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const about = await readAbout(site.url, hotel);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const call = `**${getAbout.path}?*`;
  await countShifts(page);
  await page.setViewportSize(desktop);
  await test.step('It comes later than I am at the end of the page, where I stay', async () => {
    const gate = Promise.withResolvers<undefined>();
    await page.route(call, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const wanted = page.waitForRequest(call);
    await new SearchPage(page).open(site.url);
    await scrollToEnd(page);
    await wanted;
    await scrollToEnd(page);
    gate.resolve(undefined);
    await expect(told(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await shiftsOf(page)).toBeLessThan(goodShift);
    await page.unroute(call);
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollThrough(page);
  });

  await test.step('All that it has written is there, in its sections', async () => {
    const shown = await told(page).innerText();
    expect(saidBy(about).filter((said) => !shown.includes(said))).toEqual([]);
    await expect(told(page).getByRole('heading', { level: 2 })).toHaveText([
      about.title ?? '',
      ...(['facilities', 'location', 'policies', 'questions'] as const).map((part) =>
        words.text(`about.${part}`),
      ),
    ]);
    await expect(told(page).getByText(hotel.property.propertyAddress)).toBeVisible();
  });
  await test.step('The map has a name, and a list that says all of it, nearest first', async () => {
    const { propertyName } = hotel.property;
    await expect(
      page.getByRole('img', { name: words.text('place-map.label', { hotel: propertyName }) }),
    ).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: words.text('place-map.places', { hotel: propertyName }) })
        .getByRole('listitem'),
    ).toHaveText(
      about.places.map(
        ({ name, kind, walkingMinutes: count }) =>
          `${name}${words.text(`place-map.kind.${kind}`)} · ${words.text('place-map.walk', { count })}`,
      ),
    );
  });
  await test.step('Nothing moved, and nothing of others was asked for', async () => {
    expect(await shiftsOf(page)).toBeLessThan(goodShift);
    expect(asked.filter((url) => /^http/.test(url) && !url.startsWith(site.url))).toEqual([]);
  });
  await test.step('A link of its contents leads to its section, and the next Tab into it', async () => {
    const contents = page.getByRole('navigation', { name: words.text('about.contents') });
    await contents.getByRole('link', { name: words.text('about.location') }).press('Enter');
    await expect(told(page).getByRole('heading', { name: words.text('about.location') })).toBeInViewport();
    await page.keyboard.press('Tab');
    const map = page.getByRole('link', { name: words.text('about.map.label') });
    await expect(map).toBeFocused();
    await expect(map).toHaveAttribute('rel', /noreferrer/);
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
    await expect(told(page)).toBeVisible();
  });
  await test.step('Questions are opened by keyboard, and keep the focus', async () => {
    const lines = told(page).locator('summary');
    await lines.first().focus();
    for (const [index, { answer }] of about.questions.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect(lines.nth(index)).toBeFocused();
      await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Space');
      await expect(told(page).getByText(answer, { exact: true })).toBeVisible();
    }
    await expect(lines.nth(about.questions.length - 1)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(told(page).getByText(about.questions.at(-1)?.answer ?? '', { exact: true })).toBeHidden();
  });
  await test.step('Search engines read its facilities and its questions', async () => {
    const html = await (await fetch(`${site.url}/Book/HARBOUR`)).text();
    const [, json = '{}'] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const data = JSON.parse(json) as {
      readonly amenityFeature: readonly { readonly name: string }[];
      readonly subjectOf: { readonly mainEntity: readonly { readonly name: string }[] };
    };
    expect(data.amenityFeature.map(({ name }) => name)).toEqual(
      expect.arrayContaining(about.facilities.flatMap(({ items }) => items)),
    );
    expect(data.subjectOf.mainEntity.map(({ name }) => name)).toEqual(
      about.questions.map(({ question }) => question),
    );
  });
  await test.step('On a phone too, where it fails first and is asked for again', async () => {
    await page.setViewportSize(phone);
    await page.route(call, (route) => route.fulfill({ status: 500, json: { Message: 'Action failed' } }));
    await new SearchPage(page).open(site.url);
    await scrollThrough(page);
    await expect(page.getByText(words.text('about.missing'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute(call);
    complaints.splice(0);
    await page.locator('.se-about').getByRole('button').press('Enter');
    await expect(told(page)).toBeVisible();
    await scrollThrough(page);
    expect(await shiftsOf(page)).toBeLessThan(goodShift);
    await isNoWiderThanScreen(page);
  });
  expect(complaints).toEqual([]);
});

test('it is told in the language of the guest, and what the hotel has in another one is marked @release', async ({
  page,
  site,
  complaints,
}) => {
  const contents = { ar: 'عن الفندق', ja: 'ホテルについて' } as const;
  const read = async (code: string, language: string): Promise<void> => {
    await page.goto(`${site.url}/Book/${code}?languageCode=${language}`);
    await scrollThrough(page);
    await expect(told(page)).toBeVisible();
    await isNoWiderThanScreen(page);
    expect(await violations(page)).toEqual([]);
  };
  const inLanguages = [
    ['ar', phone],
    ['ja', desktop],
  ] as const;
  for (const [language, size] of isEverything ? inLanguages : inLanguages.slice(1))
    await test.step(`HARBOUR in ${language}`, async () => {
      await page.setViewportSize(size);
      await read('HARBOUR', language);
      await expect(told(page)).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.getByRole('navigation', { name: contents[language] })).toBeVisible();
    });
  await test.step('LAGOON has no Arabic: a page in it says so of each of its texts', async () => {
    await page.setViewportSize(phone);
    const about = await readAbout(site.url, await Hotel.open(site.url, 'LAGOON', []));
    await read('LAGOON', 'ar');
    const marked = await told(page)
      .locator('[lang="en-GB"][dir="ltr"]')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText).join('\n'));
    expect(saidBy(about).filter((said) => !marked.includes(said))).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
