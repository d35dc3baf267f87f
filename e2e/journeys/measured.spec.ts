import type { Page } from '@playwright/test';
import { AccountApi, someone } from '../support/accounts.ts';
import { bookByApi } from '../support/booked.ts';
import {
  blockThirdParties,
  measuredCode,
  measuredHotel,
  measuring,
  noteThirdParties,
  purchaseCalls,
  toldEvents,
} from '../support/measured-hotel.ts';
import { openFilledCheckout } from '../support/filled-basket.ts';
import { useHotel } from '../support/hotel-of-a-test.ts';
import { isEverything } from 'shared/testing/everything';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  ConsentBanner,
  dataLayerEvents,
  fillTwoRooms,
  guests,
  LoginDialog,
  RoomsPage,
  SearchPage,
  payByCard,
} from '../steps/index.ts';
import { texts } from '../steps/messages.ts';

const code = measuredCode;
useHotel(code, measuredHotel);

const rate = 'Flexible rate';
const twoRooms = [
  { roomType: choice.rooms[0], rate, lead: guests.first },
  { roomType: choice.rooms[1], rate, lead: guests.second },
];

const names = async (page: Page): Promise<string[]> =>
  (await dataLayerEvents(page)).map(({ event }) => event);
const othersRun = (page: Page): Promise<boolean> => page.evaluate(() => 'othersRun' in window);
const isPurchaseCall = (url: string): boolean => purchaseCalls.some((call) => call === url);
const purchases = async (page: Page): Promise<number> =>
  (await names(page)).filter((event) => event === 'purchase').length;

/** The paths of the documents that are opened from now on. */
function openedPages(page: Page): readonly string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
}

test('a guest who agrees is measured along the whole booking, never where a card is typed, and pays once', async ({
  page,
  site,
  complaints,
}) => {
  const { url } = site;
  const hotel = await Hotel.open(url, code);
  const banner = new ConsentBanner(page);
  const asked = await noteThirdParties(page);

  await test.step('Given the search page: nobody else is asked for anything before I agree', async () => {
    await new SearchPage(page).open(url, code);
    await expect(banner.region).toBeVisible();
    expect(asked).toEqual([]);
  });
  await test.step('When I agree, then what the hotel has configured is loaded, by the page’s own policy', async () => {
    await banner.agree();
    await expect
      .poll(() => asked)
      .toContain(`https://www.googletagmanager.com/gtm.js?id=${measuring.tagManagerId}`);
    await expect.poll(() => asked).toContain('https://connect.facebook.net/en_US/fbevents.js');
    await expect.poll(() => othersRun(page)).toBe(true);
  });
  await test.step('And I have chosen two rooms', async () => {
    await openFilledCheckout(page, url, hotel, { stay: await hotel.stay(13), rooms: twoRooms });
    await new CheckoutPage(page).isOpen();
  });
  await test.step('Then checkout is a document in which nobody else runs', async () => {
    expect(await othersRun(page)).toBe(false);
    await expect.poll(() => names(page)).toEqual(['page_view', 'begin_checkout']);
  });
  const before = asked.length;
  await test.step('When I pay, then nobody was told before the confirmation', async () => {
    const create = page.waitForRequest('**/api/Reservation/Create').then(() => asked.length);
    await payByCard(page);
    expect(await create).toBe(before);
  });
  await test.step('And nobody runs on the confirmation, whose address is a secret', async () => {
    await expect.poll(() => names(page)).toEqual(['page_view']);
    expect(await othersRun(page)).toBe(false);
  });
  const booking = await new ConfirmationPage(page).read();
  await test.step('But on the way there everything was told, in order, the booking with what was paid', async () => {
    expect(asked.filter(isPurchaseCall).toSorted()).toEqual([...purchaseCalls].toSorted());
    const all = await toldEvents(page);
    const events = all.slice(all.findIndex(({ page_path: path }) => path === `/Book/${code}/Checkout`));
    expect(events.map(({ event }) => event)).toEqual([
      'page_view',
      'begin_checkout',
      'add_payment_info',
      'page_view',
      'page_view',
      'purchase',
      'page_view',
    ]);
    expect(events.map(({ consent }) => consent)).not.toContain('denied');
    const purchase = events.at(-2)?.ecommerce;
    expect(purchase).toMatchObject({
      transaction_id: booking.reference,
      value: booking.total / 100,
      currency: 'GBP',
    });
    const items = purchase?.items ?? [];
    expect(items.map(({ item_name: name }) => name)).toEqual([...choice.rooms]);
    expect(Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity * 100, 0))).toBe(
      booking.total,
    );
    expect(events.map(({ page_path: path }) => path).filter((path) => path !== undefined)).toEqual([
      `/Book/${code}/Checkout`,
      `/Book/${code}/Status/token`,
      `/Book/${code}/Confirmation/token`,
      `/Book/${code}/Booked`,
    ]);
  });
  await test.step('And never again: after a reload, from elsewhere and back', async () => {
    const opened = openedPages(page);
    await page.reload();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(new SearchPage(page).submit).toBeEnabled();
    await expect.poll(() => othersRun(page)).toBe(true);
    await page.goBack();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expect.poll(() => names(page)).toContain('page_view');
    expect(asked.filter(isPurchaseCall)).toHaveLength(2);
    expect(opened).toContain(`/Book/${code}`);
    expect(opened).not.toContain(`/Book/${code}/Booked`);
  });
  await test.step('Nor does whoever opens the stop by its address stay there', async () => {
    await page.goto(`${url}/Book/${code}/Booked`);
    await expect(page).toHaveURL(`${url}/Book/${code}`);
    await expect(new SearchPage(page).submit).toBeEnabled();
  });
  expect(complaints).toEqual([]);
});

test('a guest whose browser blocks what the hotel has configured sees their confirmation all the same @release', async ({
  page,
  site,
}) => {
  const { url } = site;
  const hotel = await Hotel.open(url, code);
  const unblock = await blockThirdParties(page);
  await new SearchPage(page).open(url, code);
  await new ConsentBanner(page).agree();
  await openFilledCheckout(page, url, hotel, { stay: await hotel.stay(25), rooms: twoRooms });
  const opened = openedPages(page);
  await payByCard(page);
  expect(opened.filter((path) => path === `/Book/${code}/Booked`)).toHaveLength(1);
  // What neither of them has received waits for the next page.
  await unblock();
  const asked = await noteThirdParties(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => asked.filter(isPurchaseCall).toSorted()).toEqual([...purchaseCalls].toSorted());
});

test('the question stands in nobody’s way, and a guest who does not agree books without anybody else knowing', async ({
  page,
  site,
  size,
}) => {
  const { url } = site;
  const hotel = await Hotel.open(url, code);
  const stay = await hotel.stay(16);
  const banner = new ConsentBanner(page);
  const asked = await noteThirdParties(page);
  const search = new SearchPage(page);
  await test.step('Both answers are drawn alike, and nothing lies over the search', async () => {
    await search.open(url, code);
    await expect(banner.region).toBeVisible();
    const sizes = await Promise.all([banner.accept.boundingBox(), banner.reject.boundingBox()]);
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    const style = (button: typeof banner.accept) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(element);
        return { backgroundColor, color, fontWeight, borderColor };
      });
    expect(await style(banner.accept)).toEqual(await style(banner.reject));
    // It can be pressed where it stands: what is over it would take the click.
    await search.submit.click({ trial: true });
  });
  await test.step('When I reject, what I do is noted in the page alone', async () => {
    await banner.reject.click();
    await expect(banner.region).toBeHidden();
    await new RoomsPage(page).open(url, code, stay, 'adults=2,1&children=0,2');
    await fillTwoRooms(page, size);
    await payByCard(page);
    await expect.poll(() => purchases(page)).toBe(1);
    expect(await names(page)).toEqual([
      'page_view',
      'view_item_list',
      'select_item',
      'add_to_cart',
      'select_item',
      'add_to_cart',
      'add_to_cart',
      'page_view',
      'begin_checkout',
      'add_payment_info',
      'page_view',
      'page_view',
      'purchase',
    ]);
    expect(asked).toEqual([]);
  });
  await test.step('Nor is anybody told after a reload', async () => {
    await page.reload();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expect(banner.region).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test('a guest logs in in a document where nobody else runs; one who changes their mind is left alone by all @release', async ({
  page,
  site,
}) => {
  const { url } = site;
  const banner = new ConsentBanner(page);
  await noteThirdParties(page);
  await new SearchPage(page).open(url, code);
  await banner.agree();
  await expect.poll(() => othersRun(page)).toBe(true);
  await test.step('The log-in is a document of its own, until its dialog is closed', async () => {
    const login = new LoginDialog(page);
    await Promise.all([page.waitForEvent('load'), login.open()]);
    await expect(login.password).toBeVisible();
    await expect.poll(() => names(page)).toContain('page_view');
    expect(await othersRun(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(login.dialog).toBeHidden();
    await expect.poll(() => othersRun(page)).toBe(true);
  });
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/';
  });
  await banner.settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner.region.getByRole('heading')).toBeFocused();
  await expect(banner.region.getByText(texts.shell.text('consent.now-granted'))).toBeVisible();
  await Promise.all([page.waitForEvent('load'), banner.reject.click()]);
  await expect(new SearchPage(page).submit).toBeEnabled();
  await expect.poll(() => names(page)).toContain('page_view');
  expect(await othersRun(page)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
});

test('where the address has a secret, or a password is typed, nobody else runs, and nobody learns of the address later @release', async ({
  page,
  site,
}) => {
  const { url } = site;
  const hotel = await Hotel.open(url, code);
  const { token, link } = await bookByApi(url, hotel.property, await hotel.stay(22), [
    { roomType: 'Classic Double', lead: guests.first },
  ]);
  const ada = someone();
  const api = new AccountApi(page.request, url, hotel.property);
  await api.register(ada);
  await api.logIn(ada);
  const asked = await noteThirdParties(page);
  await new SearchPage(page).open(url, code);
  await new ConsentBanner(page).agree();
  await expect.poll(() => othersRun(page)).toBe(true);

  const secret = 's3cret-of-a-link';
  const linkOfAccount = `${code}?userId=${secret}&token=${secret}`;
  const paths = [
    `/Book/${code}/Stay/${token}`,
    link,
    `/Account/ResetPassword/${linkOfAccount}`,
    `/Book/${code}/Privacy#token=${secret}`,
    `/Desk/${code}#invitation=${secret}`,
    `/Book/${code}/Checkout/${token}`,
    `/Book/${code}/Status/${token}`,
    `/Book/${code}/Confirmation/${token}`,
    `/Book/${code}/Invoice/${token}`,
    `/Book/${code}/Pay/${token}`,
    `/Account/Register/${code}`,
    `/Account/ForgotPassword/${code}`,
    `/Account/ConfirmEmail/${linkOfAccount}`,
    `/ManageAccount/${code}`,
  ];
  // shell/src/consent/rules.test.ts has those of the built-in pages.
  for (const path of isEverything ? paths : paths.slice(0, 5))
    await test.step(path.replace(token, 'token'), async () => {
      const before = asked.length;
      await page.goto(`${url}${path}`);
      // What records events starts the scripts of others in the same breath, where it may.
      await expect.poll(() => names(page)).toContain('page_view');
      expect(asked.slice(before)).toEqual([]);
      expect(await othersRun(page)).toBe(false);
    });

  await test.step('On an ordinary page they run, and find no secret', async () => {
    await page.goto(`${url}/Book/${code}/Confirmation/${token}`);
    await expect.poll(() => names(page)).toContain('page_view');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(new SearchPage(page).submit).toBeEnabled();
    await expect.poll(() => othersRun(page)).toBe(true);
    const seen = await page.evaluate(() => {
      const { navigation, dataLayer } = window as unknown as {
        navigation: { entries: () => { url: string | null }[] };
        dataLayer: unknown[];
      };
      const addresses = navigation.entries().map((entry) => entry.url);
      return { addresses, text: JSON.stringify([dataLayer, addresses, document.referrer]) };
    });
    expect(seen.addresses.length).toBeGreaterThan(isEverything ? 15 : 6);
    const [, linkCode = ''] = /\/([^/]+)$/.exec(link) ?? [];
    for (const one of [token, linkCode, secret]) expect(seen.text).not.toContain(one);
    expect(seen.text).toContain(`/Book/${code}/Confirmation/token`);
    for (const one of [token, linkCode, secret]) expect(asked.join(' ')).not.toContain(one);
  });
});
