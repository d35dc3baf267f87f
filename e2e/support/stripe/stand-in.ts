import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page, type Request } from '@playwright/test';

/** What the wallet says of its owner, in Stripe's words. */
export interface Wallet {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string | null;
    readonly postal_code: string;
    readonly city: string;
    readonly state: string;
    readonly country: string;
  };
}

const read = (file: string): Promise<string> => readFile(join(import.meta.dirname, file), 'utf8');

export interface StripeInPage {
  /** Stripe.js does not answer, until it is set right. */
  isAway: boolean;
  /** Everything that the page asked of our own server. */
  readonly asked: readonly Request[];
  /** The card's fields. */
  readonly card: FrameLocator;
  readonly wallet: FrameLocator;
  /** The bank's page. */
  readonly bank: FrameLocator;
  readonly giveCard: (number: string) => Promise<void>;
}

/** Stripe in a page: its script and frames are the stand-in's, its API and the bank's page the local Stripe's. */
export async function openStripe(
  page: Page,
  site: { readonly url: string; readonly stripeUrl: string },
  wallet: Wallet | null = null,
): Promise<StripeInPage> {
  const asked: Request[] = [];
  const context = page.context();
  context.on('request', (request) => {
    if (request.url().startsWith(site.url)) asked.push(request);
  });
  const script = (await read('stripe.js')).replace('/* settings */ {}', JSON.stringify({ wallet }));
  const cardFrame = await read('card.html');
  const walletFrame = (await read('wallet.html')).replace('/* wallet */ null', JSON.stringify(wallet));
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  const stripe = {
    isAway: false,
    asked,
    card,
    wallet: page.frameLocator('iframe[title="Secure express checkout frame"]'),
    bank: page.frameLocator('iframe[title="Secure 3D Secure challenge frame"]'),
    async giveCard(number: string) {
      await card.getByLabel('Card number').fill(number);
      await card.getByLabel('Expiration date').fill('12 / 34');
      await card.getByLabel('Security code').fill('123');
    },
  };
  await context.route('https://js.stripe.com/**', async (route) => {
    if (stripe.isAway) return route.abort();
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    const body = pathname.startsWith('/card') ? cardFrame : walletFrame;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await context.route(/^https:\/\/(api|hooks)\.stripe\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${site.stripeUrl}${pathname}${search}` });
    return route.fulfill({ response });
  });
  return stripe;
}

/** Runs of digits, whole or in fours as on a card, that are a card number by length and check digit. */
function cardNumbersIn(text: string): string[] {
  const runs = text.match(/(?<![\d-])(?:\d{13,19}|\d{4}(?:[ -]\d{4}){2,3}(?:[ -]\d{1,4})?)(?![\d-])/g) ?? [];
  return runs.filter((run) => {
    const digits = Array.from(run.replace(/\D/g, ''), Number).reverse();
    const sum = digits.reduce((total, digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0 && /^[3-6]/.test(run);
  });
}

/** Nothing that our server got with a booking, and all else, has a card number in it, nor has anything that the browser keeps. */
export const expectNoCardAsked = (page: Page, stripe: Pick<StripeInPage, 'asked'>): Promise<void> =>
  expectNoCardSent(page, stripe, '/api/Reservation/Create');

/** The same for the call with which a card is given. */
export async function expectNoCardSent(
  page: Page,
  { asked }: Pick<StripeInPage, 'asked'>,
  call: string,
): Promise<void> {
  const given = asked.filter((request) => request.url().endsWith(call));
  expect(given.length).toBeGreaterThan(0);
  for (const request of asked)
    expect(cardNumbersIn(`${request.url()} ${request.postData() ?? ''}`), request.url()).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(cardNumbersIn(kept)).toEqual([]);
}
