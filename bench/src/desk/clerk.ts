import type { Browser, BrowserContext } from '@playwright/test';
import { runCommand } from 'e2e/run';
import { enGB } from '../../../mf-desk/src/messages/en-GB.ts';
import { deskHotel } from './hotel.ts';

export const deskPath = `/Desk/${deskHotel.code}`;

/** Who accepts the invitation to a desk: the browser's state after it, logged in. Prices and figures are shown to this role, too. */
export async function logIn(
  browser: Browser,
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const invite = [
    'server/src/import/staff-cli.ts',
    'invite',
    '--property',
    deskHotel.code,
    '--role',
    'revenue',
  ];
  const said = await runCommand([...invite, '--email', 'desk@hotel.example'], environment);
  const { pathname, hash } = new URL(/https?:\/\/\S+#invitation=\S+/.exec(said)?.[0] ?? '');
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${url}${pathname}${hash}`);
  await page.getByLabel(enGB['desk.name']).fill('Ada Byron');
  await page.getByLabel(enGB['desk.invitation.new-password']).fill('a desk of its own');
  await page.getByLabel(enGB['desk.invitation.new-password']).press('Enter');
  await page.getByRole('tab', { name: enGB['desk.tab.today'] }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
