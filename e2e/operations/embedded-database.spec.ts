import { chooseOneRoom, ConfirmationPage, guests, payByCard } from '../steps/index.ts';
import { copyPrepared, removeDataDir } from '../support/data-dir.ts';
import { startSite, type Site } from '../support/site.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

let dataDir: string;
let site: Site | null = null;
test.afterEach(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

test('without a PostgreSQL a room is booked on the database in the data directory, and is there after a restart', async ({
  page,
}) => {
  test.slow();
  dataDir = await copyPrepared({ embedded: true });
  site = await startSite({ dataDir });
  const stay = await (await Hotel.open(site.url, 'HARBOUR')).stay(9);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  await chooseOneRoom(page, site.url, wish, guests.first);
  const reference = await (await payByCard(page)).reference.innerText();
  const { pathname } = new URL(page.url());
  await site.stop();

  site = await startSite({ dataDir });
  await page.goto(site.url + pathname);
  const confirmation = new ConfirmationPage(page);
  await confirmation.isOpen(guests.booker.firstName);
  await expect(confirmation.reference).toHaveText(reference);
});
