import { bookByApi } from 'e2e/booked';
import type { Site } from 'e2e/site';
import { Hotel } from 'e2e/stay';
import { choice } from 'e2e/steps';
import { toUrlDate } from 'shared/domain';
import { startFloorSite } from './floor/site.ts';
import { judgePages, type JudgedPage, type PageRow } from './lighthouse.ts';

/** The pages that guests see on their way; Checkout with the tab's storage of two chosen rooms. */
async function judgedPages(
  site: Site,
  code: string,
  checkoutStorage: Readonly<Record<string, string>>,
): Promise<readonly JudgedPage[]> {
  const hotel = await Hotel.open(site.url, code);
  const stay = await hotel.stay(8);
  const lead = { firstName: 'Ada', lastName: 'Byron' };
  const { token } = await bookByApi(site.url, hotel.property, stay, [{ roomType: choice.rooms[0], lead }]);
  const query = `fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2`;
  const at = `${site.url}/Book/${code}`;
  return [
    { name: 'search', url: at },
    { name: 'rooms', url: `${at}/Rooms-And-Rates?${query}` },
    { name: 'checkout', url: `${at}/Checkout`, storage: checkoutStorage },
    { name: 'confirmation', url: `${at}/Confirmation/${token}` },
    { name: 'group', url: `${site.url}/BookGroup/COAST` },
  ];
}

/** What Lighthouse says of the floor and of each page, medians of `runs` loads in turns. */
export async function measureJudged(
  site: Site,
  code: string,
  checkoutStorage: Readonly<Record<string, string>>,
  runs: number,
): Promise<readonly PageRow[]> {
  const pages = await judgedPages(site, code, checkoutStorage);
  const floor = await startFloorSite(site.url, `${site.url}/Book/${code}`);
  try {
    return await judgePages([{ name: 'floor', url: floor.url }, ...pages], runs);
  } finally {
    await floor.stop();
  }
}
