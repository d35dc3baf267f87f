import { combine } from 'effector';
import { $conversion } from 'shared/runtime';
import { $entered } from '../routing/model.ts';

/** How prices are shown on the page that the guest is on; null: as they are. What has been booked stays in the hotel's currency. */
export const $shownConversion = combine($conversion, $entered, (conversion, route) =>
  route?.match.definition.converts === true ? conversion : null,
);
