import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from 'e2e/browser';
import { largeHotel, startLargeHotel } from 'e2e/large-hotel';
import { copyDataDir } from 'e2e/site';
import { Hotel } from 'e2e/stay';
import { addDays, toUrlDate } from 'shared/domain';
import type { Limit } from './limits.ts';

const sizes = [
  { roomTypes: 25, ratePlans: 20, months: 36 },
  { roomTypes: 40, ratePlans: 60, months: 1 },
] as const;

export interface LargeFigures {
  readonly roomTypes: number;
  readonly ratePlans: number;
  /** Elements of the rooms page on a phone, and how long it is in pixels. */
  readonly nodes: number;
  readonly heightPx: number;
  readonly searchKB: number;
  readonly searchBrotliKB: number;
  readonly calendarKB: number;
  readonly calendarBrotliKB: number;
  readonly quoteTokenKB: number;
}

/** Of a search of two nights: some 50 bytes a rate beside the room types, each with its description and four pictures in words. */
const mostSearchKB = ({ roomTypes, ratePlans }: LargeFigures): number =>
  roomTypes * ratePlans > 500 ? 200 : 70;

/** As far as the calendar of a page goes. */
const calendarDays = 1096;
const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

interface MeasuredResponse {
  readonly bytes: number;
  readonly brotliBytes: number;
  readonly text: string;
}

/** The embedded database may take longer to read such a hotel than a request may: a later request finds it cached. */
const retries = 20;

/** The response as text, and how many bytes of it go over the network. */
async function request(url: string, init: RequestInit = {}): Promise<MeasuredResponse> {
  const as = async (encoding: string, retriesLeft = retries): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
    const response = await fetch(url, { ...init, headers });
    if (response.status === 503 && retriesLeft > 0) {
      await pause(Number(response.headers.get('retry-after') ?? 1) * 1000);
      return as(encoding, retriesLeft - 1);
    }
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const text = await (await as('identity')).text();
  const compressed = await as('br');
  await compressed.arrayBuffer();
  return {
    bytes: Buffer.byteLength(text),
    brotliBytes: Number(compressed.headers.get('content-length')),
    text,
  };
}

async function drawn(page: Page, url: string, roomTypes: number) {
  await page.goto(url);
  await page
    .getByRole('article')
    .nth(roomTypes - 1)
    .waitFor();
  return page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    heightPx: document.documentElement.scrollHeight,
  }));
}

/** What the pages of a hotel of that size weigh. */
async function measure(page: Page, prepared: string, size: (typeof sizes)[number]): Promise<LargeFigures> {
  const site = await startLargeHotel(size, () => copyDataDir(prepared));
  try {
    const hotel = await Hotel.open(site.url, largeHotel.code, [`Room ${size.roomTypes}`]);
    const { propertyId } = hotel.property;
    const fromDate = hotel.today();
    const range = { propertyId, fromDate, toDate: addDays(fromDate, calendarDays), form: 'compact' };
    const calendar = await request(`${site.url}/api/Availability?${new URLSearchParams(range).toString()}`);
    const stay = await hotel.stay(2);
    const dates = `fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}`;
    const rooms = `${site.url}/Book/${largeHotel.code}/Rooms-And-Rates?${dates}&adults=2`;
    const body = JSON.stringify({
      PropertyId: propertyId,
      DateFrom: stay.from,
      DateTo: stay.to,
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      Form: 'compact',
    });
    const search = await request(`${site.url}/api/Availability/Search`, { method: 'POST', body });
    const [, token = ''] = /"QuoteToken":"([^"]+)"/.exec(search.text) ?? [];
    return {
      roomTypes: size.roomTypes,
      ratePlans: size.ratePlans,
      ...(await drawn(page, rooms, size.roomTypes)),
      searchKB: kilobytes(search.bytes),
      searchBrotliKB: kilobytes(search.brotliBytes),
      calendarKB: kilobytes(calendar.bytes),
      calendarBrotliKB: kilobytes(calendar.brotliBytes),
      quoteTokenKB: kilobytes(token.length),
    };
  } finally {
    await site.stop();
  }
}

/** Hotels of hundreds and of thousands of rates with long ids, each beside those of `prepared`, which no server may use meanwhile. */
export async function measureLarge(prepared: string): Promise<readonly LargeFigures[]> {
  const browser = await chromium.launch(browserOptions);
  const figures: LargeFigures[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    for (const size of sizes) figures.push(await measure(page, prepared, size));
  } finally {
    await browser.close();
  }
  return figures;
}

const nameOf = ({ roomTypes, ratePlans }: LargeFigures): string => `large, ${roomTypes} × ${ratePlans}`;

export const largeLimits = (all: readonly LargeFigures[]): Limit[] =>
  all.flatMap((figures) => {
    const name = nameOf(figures);
    return [
      { what: `${name}: elements of the rooms page`, value: figures.nodes, limit: 3000 },
      { what: `${name}: search, KB`, value: figures.searchKB, limit: mostSearchKB(figures) },
      { what: `${name}: calendar, KB`, value: figures.calendarKB, limit: 1000 },
      { what: `${name}: calendar, KB (brotli)`, value: figures.calendarBrotliKB, limit: 30 },
      { what: `${name}: quote token, KB`, value: figures.quoteTokenKB, limit: 12 },
    ];
  });

/** A line for each hotel. */
export function printLarge(all: readonly LargeFigures[]): void {
  console.log('Large hotels: room types × rates');
  for (const figures of all) {
    console.log(
      `  ${nameOf(figures)}: rooms page ${figures.nodes} elements, ${figures.heightPx} px on a phone; ` +
        `search ${figures.searchKB} KB (${figures.searchBrotliKB} in brotli); ` +
        `calendar ${figures.calendarKB} KB (${figures.calendarBrotliKB} in brotli); quote token ${figures.quoteTokenKB} KB`,
    );
  }
  console.log('');
}
