import { aBooker } from 'shared/testing';
import { enGB as deskEnglish } from '../../mf-desk/src/messages/en-GB.ts';
import { reviewsEnGB } from '../../mf-search/src/messages/reviews.en-GB.ts';
import { reviewEnGB } from '../../mf-stay/src/messages/review.en-GB.ts';
import { StatesSeen, violations } from '../support/accessibility.ts';
import { bookByApi } from '../support/booked.ts';
import { importHotel } from '../support/changed-hotel.ts';
import { copyPrepared, removeDataDir } from '../support/data-dir.ts';
import { inviteStaff } from '../support/invitation.ts';
import { daysAhead, startLater } from '../support/later-site.ts';
import { linkTo, mailAbout } from '../support/mail.ts';
import { messagesOf } from '../support/messages.ts';
import { startSite, type Site } from '../support/site.ts';
import { scrollThrough, scrollToEnd } from '../support/scrolling.ts';
import { countShifts, shiftsOf } from '../support/shifts.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const { text } = messagesOf(reviewEnGB);
const desk = messagesOf(deskEnglish).text;
const shown = messagesOf(reviewsEnGB).text;
const readSite = async (url: string): Promise<string> => (await fetch(url)).text();
const days = (from: string, to: string): number =>
  Math.round((Date.parse(to.replaceAll('/', '-')) - Date.parse(from.replaceAll('/', '-'))) / 86_400_000);

test.describe('after a stay', () => {
  let site: Site;
  let dataDir = '';
  let daysLater = 0;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    dataDir = await copyPrepared();
    await importHotel(dataDir, (harbour) => ({ ...harbour, Reviews: { Hour: 0 } }));
    const before = await startSite({ dataDir });
    const hotel = await Hotel.open(before.url, 'HARBOUR');
    const stay = await hotel.stay(1);
    const lead = { firstName: 'Grace', lastName: 'Byron' };
    await bookByApi(before.url, hotel.property, stay, [{ roomType: 'Classic Double', lead }]);
    daysLater = days(hotel.today(), stay.to) + 3;
    await before.stop();
    site = await startLater(dataDir, daysLater);
  });
  test.afterAll(async () => {
    await site.stop();
    await removeDataDir(dataDir);
  });

  test('a guest is asked, writes a review, the desk publishes it and others read it', async ({
    page,
    complaints,
  }) => {
    test.slow();
    const seen = new StatesSeen(page);
    const mail = await mailAbout(dataDir, aBooker().emailAddress, /^How was your stay/);
    await test.step('When I open the link of the mail, I write by keyboard', async () => {
      const opened = await page.goto(linkTo(mail, '/Review/'));
      expect(await opened?.text()).toContain('<meta name="robots" content="noindex">');
      await expect(page.getByRole('heading', { level: 1, name: text('review.title') })).toBeVisible();
      await page.getByRole('radio', { name: /^1 star/ }).focus();
      await page.keyboard.press('Space');
      for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
      await seen.see('the form');
      await page.getByLabel(text('review.heading')).fill('A quiet house');
      await page.getByLabel(text('review.text')).fill('The ferries were all that I heard.');
    });
    await test.step('What I have typed survives a reload, and is sent', async () => {
      await page.reload();
      await expect(page.getByLabel(text('review.heading'))).toHaveValue('A quiet house');
      await page.getByRole('button', { name: text('review.send'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await seen.see('something is missing');
      await page.getByLabel(text('review.consent')).check();
      await page.getByRole('button', { name: text('review.send'), exact: true }).click();
      await expect(page.getByText(text('review.thanks'), { exact: true })).toBeVisible();
      await seen.see('sent');
    });
    await test.step('Nobody reads it before the desk has published it', async () => {
      const email = 'clerk@hotel.example';
      const address = await inviteStaff(site, { role: 'front-desk', email }, daysAhead(daysLater));
      expect(await readSite(`${site.url}/Book/HARBOUR`)).not.toContain('aggregateRating');
      await page.goto(address);
      await page.getByLabel(desk('desk.name')).fill('Mary Clerk');
      await page.getByLabel(desk('desk.invitation.new-password')).fill('a desk of its own');
      await page.getByLabel(desk('desk.invitation.new-password')).press('Enter');
      await page.getByRole('tab', { name: desk('desk.tab.reviews') }).click();
      const row = page.getByRole('table').getByRole('button', { name: /Ada|Grace/ });
      await expect(row).toBeVisible();
      await seen.see('reviews of the desk');
      await row.click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByText('The ferries were all that I heard.')).toBeVisible();
      await seen.see('a review at the desk');
      await drawer.getByLabel(desk('reviews.answer.label')).fill('Thank you, come again.');
      await drawer.getByRole('button', { name: desk('reviews.answer.save') }).click();
      await expect(page.getByText('Your answer is kept. It is shown below the review.')).toBeVisible();
      await row.click();
      await drawer.getByRole('button', { name: desk('reviews.publish'), exact: true }).click();
      await expect(page.getByText(desk('reviews.none'))).toBeVisible();
    });
    await test.step('Then guests read it on the search page, and search engines the average', async () => {
      await expect
        .poll(() => readSite(`${site.url}/Book/HARBOUR`))
        .toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":1');
      await countShifts(page);
      const { promise: isAtEnd, resolve: arriveAtEnd } = Promise.withResolvers<undefined>();
      await page.route('**/api/Reviews?*', async (route) => {
        await isAtEnd;
        await route.continue();
      });
      await page.goto(`${site.url}/Book/HARBOUR`);
      await scrollToEnd(page);
      arriveAtEnd(undefined);
      await scrollThrough(page);
      const section = page.getByRole('region', { name: shown('reviews.title') });
      await expect(section.getByText('The ferries were all that I heard.')).toBeVisible();
      await expect(section.getByText('Thank you, come again.')).toBeVisible();
      expect(await shiftsOf(page)).toBeLessThan(0.1);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violations(page)).toEqual([]);
    });
    await test.step('And the link shows that it is published', async () => {
      await page.goto(linkTo(mail, '/Review/'));
      await expect(page.getByText(text('review.published'), { exact: true })).toBeVisible();
      await seen.see('published');
    });
    expect(seen.problems).toEqual([]);
    // The browser tells of a desk without a log-in, and of the style with which antd measures scrollbars.
    const expected = [/ 401 .*\/api\/Desk\/Session\)$/, /inline style .*\/mf-desk\//];
    expect(complaints.filter((said) => !expected.some((known) => known.test(said)))).toEqual([]);
  });
});
