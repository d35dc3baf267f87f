import { combine } from 'effector';
import type { PageName } from 'shared/first-screen';
import { $conversion } from 'shared/runtime';
import { $entered } from '../routing/model.ts';

// What has been booked stays in the hotel's currency, and so does what is due on arrival.
const pages: ReadonlySet<PageName> = new Set(['search', 'rooms-and-rates', 'checkout']);

/** How prices are shown on the page that the guest is on; null: as they are. */
export const $shownConversion = combine($conversion, $entered, (conversion, route) =>
  route !== null && pages.has(route.match.definition.page) ? conversion : null,
);
