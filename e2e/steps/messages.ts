import { domainMessages } from 'shared/domain';
import { enGB as accountEnglish } from '../../mf-account/src/messages/en-GB.ts';
import { bookedEnGB } from '../../mf-checkout/src/messages/booked.en-GB.ts';
import { enGB as checkoutEnglish } from '../../mf-checkout/src/messages/en-GB.ts';
import { gatewayEnGB } from '../../mf-checkout/src/messages/gateway.en-GB.ts';
import { optionalEnGB } from '../../mf-checkout/src/messages/optional.en-GB.ts';
import { payEnGB } from '../../mf-checkout/src/messages/pay.en-GB.ts';
import { summaryEnGB } from '../../mf-checkout/src/messages/summary.en-GB.ts';
import { beforePayingEnGB } from '../../mf-checkout/src/messages/before-paying.en-GB.ts';
import { enGB as groupEnglish } from '../../mf-group/src/messages/en-GB.ts';
import { enGB as preCheckInEnglish } from '../../mf-precheckin/src/messages/en-GB.ts';
import { enGB as privacyEnglish } from '../../mf-privacy/src/messages/en-GB.ts';
import { enGB as restaurantEnglish } from '../../mf-restaurant/src/messages/en-GB.ts';
import { manageEnGB } from '../../mf-restaurant/src/messages/manage.en-GB.ts';
import { enGB as roomsEnglish } from '../../mf-rooms-rates/src/messages/en-GB.ts';
import { agesEnGB } from '../../mf-search/src/messages/ages.en-GB.ts';
import { enGB as searchEnglish } from '../../mf-search/src/messages/en-GB.ts';
import { enGB as stayEnglish } from '../../mf-stay/src/messages/en-GB.ts';
import { splitEnGB } from '../../mf-search/src/messages/split.en-GB.ts';

import { frameEnglish } from '../../shared/first-screen/messages/en-GB.ts';
import { calendarEnGb } from '../../shared/availability-calendar/messages/en-GB.ts';
import { cardFormEnGb } from 'shared/ui/card/messages';
import { cardGatewayEnGb } from 'shared/ui/card-gateway/messages';
import { datesEnGb } from '../../shared/ui/messages/dates.en-GB.ts';
import { enGb as uiEnglish } from '../../shared/ui/messages/en-GB.ts';
import { picturesEnGb } from '../../shared/ui/messages/pictures.en-GB.ts';
import { enGb as shellEnglish } from '../../shell/src/messages/en-GB.ts';
import { openedEnGb } from '../../shell/src/messages/opened.en-GB.ts';
import { messagesOf } from '../support/messages.ts';

// What the steps find things by: the catalogues themselves, by whose they are, for two remotes may use the same key.
export const account = messagesOf(accountEnglish);
export const checkout = messagesOf({
  ...checkoutEnglish,
  ...gatewayEnGB,
  ...optionalEnGB,
  ...bookedEnGB,
  ...beforePayingEnGB,
  ...summaryEnGB,
  ...payEnGB,
});
export const group = messagesOf(groupEnglish);
export const preCheckIn = messagesOf(preCheckInEnglish);
export const privacy = messagesOf(privacyEnglish);
export const restaurant = messagesOf({ ...restaurantEnglish, ...manageEnGB });
export const rooms = messagesOf(roomsEnglish);
export const search = messagesOf({ ...searchEnglish, ...agesEnGB, ...splitEnGB });
export const stay = messagesOf(stayEnglish);
export const shell = messagesOf({ ...shellEnglish, ...openedEnGb });
export const frame = messagesOf(frameEnglish);
export const calendar = messagesOf(calendarEnGb);
export const card = messagesOf(cardFormEnGb);
export const cardGateway = messagesOf(cardGatewayEnGb);
export const ui = messagesOf({ ...uiEnglish, ...datesEnGb, ...picturesEnGb });
/** What the rules say: product.md 8. */
export const rules = messagesOf(domainMessages);

/** All of them by name, for journeys: two remotes may use the same key. */
export const texts = {
  account,
  checkout,
  group,
  preCheckIn,
  privacy,
  restaurant,
  rooms,
  search,
  stay,
  shell,
  frame,
  calendar,
  card,
  cardGateway,
  ui,
  rules,
};
