import { wordsProblems } from 'shared/testing';
import { expect, it } from 'vitest';
import { fieldMessages, httpMessages } from '../http/messages/en-GB.ts';
import { accountMessages } from '../modules/account/messages/en-GB.ts';
import { availabilityMessages } from '../modules/availability/messages/en-GB.ts';
import { companyMessages } from '../modules/company/messages/en-GB.ts';
import { invoiceMessages } from '../modules/invoice/messages/en-GB.ts';
import { mailMessages } from '../modules/mail/messages/en-GB.ts';
import { paymentMessages } from '../modules/payment/messages/en-GB.ts';
import { preCheckInMessages } from '../modules/pre-check-in/messages/en-GB.ts';
import { privacyMessages } from '../modules/privacy/messages/en-GB.ts';
import { propertyMessages } from '../modules/property/messages/en-GB.ts';
import { calendarMessages } from '../modules/desk-calendar/messages/en-GB.ts';
import { deskMessages } from '../modules/desk/messages/en-GB.ts';
import { groupMessages } from '../modules/property-group/messages/en-GB.ts';
import { bookingMessages } from '../modules/booking/messages/en-GB.ts';
import { reviewMessages } from '../modules/review/messages/en-GB.ts';
import { restaurantMessages } from '../modules/restaurant/messages/en-GB.ts';
import { staffMessages } from '../modules/staff/messages/en-GB.ts';
import { stayMessages } from '../modules/stay/messages/en-GB.ts';
import { walletMessages } from '../modules/wallet/messages/en-GB.ts';
import { voucherMessages } from '../modules/voucher/messages/en-GB.ts';
import { siteMessages } from '../site/messages/en-GB.ts';
import { serverWords } from './words.ts';

/** Messages that a form shows beside a field; the others are for authors of clients, and stay English. */
const ofForms = ['field.missing', 'field.empty', 'field.too-short', 'field.too-long', 'text.unusable'];

const english = {
  ...httpMessages,
  ...Object.fromEntries(Object.entries(fieldMessages).filter(([key]) => ofForms.includes(key))),
  ...accountMessages,
  ...availabilityMessages,
  ...companyMessages,
  ...calendarMessages,
  ...deskMessages,
  ...groupMessages,
  ...invoiceMessages,
  ...mailMessages,
  ...paymentMessages,
  ...preCheckInMessages,
  ...privacyMessages,
  ...propertyMessages,
  ...bookingMessages,
  ...restaurantMessages,
  ...reviewMessages,
  ...siteMessages,
  ...staffMessages,
  ...stayMessages,
  ...voucherMessages,
  ...walletMessages,
};

it('every word for guests is there in every language, with what is filled in and in the forms of its plurals', async () => {
  expect(await wordsProblems(english, serverWords)).toEqual([]);
});
