import { RoomsPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

for (const [rooms, party] of [
  ['one room', 'adults=2'],
  ['two rooms', 'adults=2,1&children=0,2'],
] as const)
  test(`on a phone the first price has its button in the first screen, for ${rooms}`, async ({
    page,
    site,
    hotel,
    complaints,
  }) => {
    const list = new RoomsPage(page);
    await list.open(site.url, 'HARBOUR', await hotel.stay(18), party);
    await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeInViewport({ ratio: 1 });
    // Above the first room stands one heading that is seen.
    const above = page.locator(':is(h1, h2):not(article *)');
    const seen = await above.evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const first = document.querySelector('article')?.getBoundingClientRect().top ?? 0;
          const isCutOff = heading.closest('.page-heading')?.getBoundingClientRect().width === 1;
          return !isCutOff && heading.checkVisibility() && heading.getBoundingClientRect().top < first;
        })
        .map(({ textContent }) => textContent),
    );
    expect(seen).toEqual([rooms === 'one room' ? 'Choose your room and rate' : 'Choose room 1 of 2']);
    // What they share is not seen while they come, and then is.
    await expect(page.getByText('In every room')).toBeVisible();
    expect(complaints).toEqual([]);
  });
