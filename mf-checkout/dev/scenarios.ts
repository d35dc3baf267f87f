import { aConfirmation, refused, type Answers } from 'shared/testing';
import type { DevScenario } from 'shared/testing/dev-host';
import {
  asAUser,
  confirmation,
  countries,
  made,
  withCompanyRate,
  withEverythingTyped,
  withRooms,
} from './booking.ts';

const query = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,2';
const usual: Answers = {
  '/api/StaticData/:id/countries': countries,
  '/api/Reservation/Create': made,
  '/api/Reservation/Status': { success: true, message: made.message, status: 'Confirmed' },
  '/api/Reservation/Confirmation': confirmation,
};

/** Agree to the terms and press confirm to see what becomes of the booking. */
const whenConfirmed = (answer: unknown): DevScenario => ({
  query,
  prepare: withEverythingTyped,
  answers: { ...usual, '/api/Reservation/Create': answer },
});
const voucher = {
  isValid: true,
  totalDiscount: 100,
  message: 'Your voucher takes £100.00 off the price of your stay.',
  showExperienceWarningMessage: true,
};
const companies = ['Albion Cartography Ltd', 'Bramblewick Publishing'].map((name, index) => ({
  accountId: `acc-${index}`,
  name,
}));
const token = { propertyCode: 'HARBOUR', confirmationToken: made.confirmationToken };

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: { query, prepare: withRooms, answers: usual },
  'voucher and company': {
    query,
    config: { enablePayByCompanyInvoice: true },
    prepare: withCompanyRate,
    answers: {
      ...usual,
      '/api/Reservation/CheckVoucherCode': voucher,
      '/api/Company/SearchCompanies': companies,
    },
  },
  'logged in': { query, prepare: asAUser, answers: usual },
  'no network': whenConfirmed(undefined),
  'held rooms': {
    path: '/Book/HARBOUR/Checkout/secret',
    params: token,
    answers: {
      ...usual,
      '/api/Reservation/Confirmation': aConfirmation({
        status: 'Held',
        paid: 0,
        balance: 360,
        expiresAtUtc: '2099-12-31T10:45:00Z',
      }),
    },
  },
  'card declined': whenConfirmed(refused(422, 'Your card was declined. Nothing was charged.')),
  'rooms gone': whenConfirmed(
    refused(
      409,
      'Your combination of rooms is not available, please retry your search or contact us directly to make your booking',
      { exceedingRoomIndexes: [1] },
    ),
  ),
  'price changed': whenConfirmed(
    refused(409, 'The price has changed.', {
      totalPrice: 850,
      currency: 'GBP',
      quoteToken: 'quote-2',
      roomPrices: [380, 380],
    }),
  ),
  challenge: whenConfirmed({ ...made, status: 'RequiresAction', paymentUrl: '/PaymentSimulator/challenge' }),
  waiting: {
    page: 'status',
    path: '/Book/HARBOUR/Status/secret',
    params: token,
    answers: {
      ...usual,
      '/api/Reservation/Status': { success: true, message: '', status: 'PendingPayment' },
    },
  },
  confirmation: {
    page: 'confirmation',
    path: '/Book/HARBOUR/Confirmation/secret',
    params: token,
    config: { restaurantBookingServiceActive: true },
    answers: usual,
  },
};
