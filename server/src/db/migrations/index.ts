import { content } from './0001-content.ts';
import { ratesAndStock } from './0002-rates-and-stock.ts';
import { reservations } from './0003-reservations.ts';
import { operations } from './0004-operations.ts';
import { payments } from './0005-payments.ts';
import { accounts } from './0006-accounts.ts';
import { tablesAndPreCheckIn } from './0007-tables-and-pre-check-in.ts';
import { contentVersion } from './0009-content-version.ts';
import { bookFunction } from './0010-book.ts';
import { payingAgain } from './0011-paying-again.ts';
import { guaranteeCard } from './0012-guarantee-card.ts';
import { tablesOfAStay } from './0013-tables-of-a-stay.ts';
import { remoteFailures } from './0020-remote-failures.ts';
import { limitsOfAnAddress } from './0021-limits-of-an-address.ts';
import { keysFoundFirst } from './0022-keys-found-first.ts';
import { companyInvoices } from './0023-company-invoices.ts';
import { setAside } from './0024-set-aside.ts';
import { taxes } from './0025-taxes.ts';
import { invoices } from './0029-invoices.ts';
import { ages } from './0030-ages.ts';
import { terms } from './0031-terms.ts';
import { cardDeclines } from './0035-card-declines.ts';
import { allotments } from './0036-allotments.ts';
import { paymentLedger } from './0037-payment-ledger.ts';
import { paymentPlan } from './0041-payment-plan.ts';
import { stripe } from './0043-stripe.ts';
import { laterCharges } from './0044-later-charges.ts';
import { beds } from './0045-beds.ts';
import { addressOfAnAccount } from './0046-address-of-an-account.ts';
import { oldestRelease } from './0047-oldest-release.ts';
import { noShow } from './0048-no-show.ts';
import { bookingEvents } from './0049-booking-events.ts';
import { staff } from './0050-staff.ts';
import { houseSettings } from './0051-house-settings.ts';
import { desk } from './0052-desk.ts';
import { stay } from './0053-stay.ts';
import { privacy } from './0054-privacy.ts';
import { byHand } from './0055-by-hand.ts';
import { privacyLinks } from './0059-privacy-links.ts';
import { stayNights } from './0060-stay-nights.ts';
import { eventsByKey } from './0061-events-by-key.ts';
import { bookingsOfHotels } from './0062-bookings-of-hotels.ts';
import { builtWhileWritten } from './0063-while-written.ts';
import { kept } from './0065-kept.ts';
import { keptWhileWritten } from './0065-kept-while-written.ts';
import { numbers } from './0056-numbers.ts';
import { telephone } from './0057-telephone.ts';
import type { StatementMigration } from './statements.ts';
import { arrivalTime } from './0058-arrival-time.ts';
import { reviews } from './0070-reviews.ts';
import { webVitals } from './0071-web-vitals.ts';
import { webVitalElements } from './0072-web-vital-elements.ts';
import { searchOfBookings } from './0073-search-of-bookings.ts';
import { searchOfBookingsWhileWritten } from './0073-search-of-bookings-while-written.ts';
import { reviewsOptedOut } from './0074-reviews-opted-out.ts';
import { tablesByTheirLink } from './0075-tables-by-their-link.ts';

/** Imported statically so that the bundle has them; run in the order of their names, never renamed, never changed once released. */
export const migrations: Record<string, StatementMigration> = {
  '0001-content': content,
  '0002-rates-and-stock': ratesAndStock,
  '0003-reservations': reservations,
  '0004-operations': operations,
  '0005-payments': payments,
  '0006-accounts': accounts,
  '0007-tables-and-pre-check-in': tablesAndPreCheckIn,
  '0009-content-version': contentVersion,
  '0010-book': bookFunction,
  '0011-paying-again': payingAgain,
  '0012-guarantee-card': guaranteeCard,
  '0013-tables-of-a-stay': tablesOfAStay,
  '0020-remote-failures': remoteFailures,
  '0021-limits-of-an-address': limitsOfAnAddress,
  '0022-keys-found-first': keysFoundFirst,
  '0023-company-invoices': companyInvoices,
  '0024-set-aside': setAside,
  '0025-taxes': taxes,
  '0029-invoices': invoices,
  '0030-ages': ages,
  '0031-terms': terms,
  '0035-card-declines': cardDeclines,
  '0036-allotments': allotments,
  '0037-payment-ledger': paymentLedger,
  '0041-payment-plan': paymentPlan,
  '0043-stripe': stripe,
  '0044-later-charges': laterCharges,
  '0045-beds': beds,
  '0046-address-of-an-account': addressOfAnAccount,
  '0047-oldest-release': oldestRelease,
  '0048-no-show': noShow,
  '0049-booking-events': bookingEvents,
  '0050-staff': staff,
  '0051-house-settings': houseSettings,
  '0052-desk': desk,
  '0053-stay': stay,
  '0054-privacy': privacy,
  '0055-by-hand': byHand,
  '0056-numbers': numbers,
  '0057-telephone': telephone,
  '0058-arrival-time': arrivalTime,
  '0059-privacy-links': privacyLinks,
  '0060-stay-nights': stayNights,
  '0061-events-by-key': eventsByKey,
  '0062-bookings-of-hotels': bookingsOfHotels,
  '0063-while-written': builtWhileWritten,
  '0065-kept': kept,
  '0065-kept-while-written': keptWhileWritten,
  '0070-reviews': reviews,
  '0071-web-vitals': webVitals,
  '0072-web-vital-elements': webVitalElements,
  '0073-search-of-bookings': searchOfBookings,
  '0073-search-of-bookings-while-written': searchOfBookingsWhileWritten,
  '0074-reviews-opted-out': reviewsOptedOut,
  '0075-tables-by-their-link': tablesByTheirLink,
};
