import type { Edit, Mutant } from './mutant.ts';

const books = ['server/test/book-together.test.ts'];
const tables = ['server/test/restaurant-limits.test.ts'];
const accounts = ['server/test/account.test.ts'];

const neverChecked: Edit = {
  file: 'server/src/db/migrations/0002-rates-and-stock.ts',
  find: "'check (sold >= 0 and held >= 0 and sold + held <= total)'",
  replace: "'check (true)'",
};

/** Defects of stock, bookings and money. */
const bookingMutants: readonly Mutant[] = [
  {
    defect: 'the database no longer forbids to sell more than there is',
    ...neverChecked,
    seenBy: ['server/test/database.test.ts'],
  },
  {
    defect: 'rows of stock are locked in any order',
    file: 'server/src/db/migrations/0010-book/book.ts',
    find: 'order by s.room_type_id, s.night\n',
    replace: 'order by random()\n',
    seenBy: books,
  },
  {
    defect: 'stock is read, and then written without a lock or a condition',
    file: 'server/src/db/migrations/0010-book/book.ts',
    find: 'order by s.room_type_id, s.night\n      for update of s',
    replace: 'order by s.room_type_id, s.night',
    also: [
      {
        file: 'server/src/db/migrations/0010-book/book.ts',
        find: 'where ${roomsOfDemand} and ${free} >= d.sold + d.held;',
        replace: 'where ${roomsOfDemand};',
      },
      neverChecked,
    ],
    seenBy: books,
  },
  {
    defect: 'a key answers whatever is asked with it',
    file: 'server/src/modules/booking/create/idempotency.ts',
    find: 'if (!bodyHash.isSame(row.body_hash))',
    replace: 'if (row.body_hash === null)',
    seenBy: ['server/test/reservation-idempotency.test.ts'],
  },
  {
    defect: 'bookings are made at prices that the hotel has changed',
    file: 'server/src/db/migrations/0010-book/book.ts',
    find: 'if v_content_version <> p_content_version then',
    replace: 'if false then',
    seenBy: books,
  },
  {
    defect: 'a voucher pays for two bookings at once',
    file: 'server/src/db/migrations/0010-book/book.ts',
    find: 'select s.balance_minor as free, d.sold + d.held as wanted',
    replace: 'select s.value_minor as free, d.sold + d.held as wanted',
    seenBy: books,
  },
  {
    defect: 'a room that is paid stays held as well',
    file: 'server/src/db/migrations/0037-payment-ledger/settle-paid.ts',
    find: 'set held = held - v_row.count, sold = sold + v_row.count',
    replace: 'set sold = sold + v_row.count',
    seenBy: ['server/test/reservation-payment.test.ts'],
  },
  {
    defect: 'the first card stays open beside the new one',
    file: 'server/src/modules/booking/create/retry-payment.ts',
    find: 'await settleByCancelling(deps, open);',
    replace: 'await Promise.resolve(settleByCancelling);',
    seenBy: ['server/test/retry-payment.test.ts'],
  },
  {
    defect: 'a booking that runs out of time keeps its voucher',
    file: 'server/src/modules/booking/pay/settle-transactions.ts',
    find: 'if (voucher) await returnVoucher(tx, voucher);',
    replace: 'if (voucher) await Promise.resolve(returnVoucher);',
    seenBy: [
      'server/test/reservation-invoice-and-voucher.test.ts',
      'server/test/reservation-payment.test.ts',
    ],
  },
  {
    defect: 'stays one night shorter than the minimum are sold',
    file: 'server/src/modules/availability/stay-rate-rules.ts',
    find: 'if (!isLengthOf(length, nights.length)) return null;',
    replace: 'if (!isLengthOf(length, nights.length + 1)) return null;',
    seenBy: ['server/test/search.test.ts'],
  },
  {
    defect: 'days that are closed to departure are sold',
    file: 'server/src/modules/availability/stay-rate-rules.ts',
    find: 'if (arrival.closed_to_arrival || departure?.closed_to_departure === true) return null;',
    replace: 'if (arrival.closed_to_arrival) return null;',
    seenBy: ['server/test/search.test.ts'],
  },
  {
    defect: 'a stay is booked outside of the days before arrival on which it may be',
    file: 'server/src/modules/availability/stay-rate-rules.ts',
    find: 'if (windowProblem(terms, daysBefore) !== null) return null;',
    replace: 'if (windowProblem(terms, 30) !== null) return null;',
    seenBy: ['server/test/stay-terms.test.ts'],
  },
  {
    defect: 'only the night of arrival asks for long stays',
    file: 'server/src/modules/availability/stay-rate-rules.ts',
    find: 'for (const night of nights) length = lengthOver(length, night.min_stay_through);',
    replace: 'length = lengthOver(length, arrival.min_stay_through);',
    seenBy: ['server/test/stay-terms.test.ts'],
  },
  {
    defect: 'rooms that are for some plans return to free sale a day early',
    file: 'server/src/modules/stock/allotments.ts',
    find: 'daysBetween(today, night) <= allotment.releaseDays,',
    replace: 'daysBetween(today, night) <= allotment.releaseDays + 1,',
    seenBy: ['server/src/modules/stock/allotments.test.ts', 'server/test/allotments.test.ts'],
  },
  {
    defect: 'an allotment adds to the rooms that there are',
    file: 'server/src/modules/stock/divide-stock.ts',
    find: 'free -= takenOf(row) + unsold;',
    replace: 'free -= takenOf(row);',
    seenBy: ['server/src/modules/stock/divide-stock.test.ts', 'server/test/allotments.test.ts'],
  },
  {
    defect: 'a calendar of yesterday says what can be booked today',
    file: 'server/src/modules/availability/calendar-responses.ts',
    find: 'const days = `${range.today} ${range.from} ${range.to}`;',
    replace: 'const days = `${range.from} ${range.to}`;',
    seenBy: ['server/test/stay-terms.test.ts'],
  },
  {
    defect: 'the price that the guest was shown is not compared',
    file: 'server/src/modules/booking/create/quote-check.ts',
    find: 'if (isPromoAccepted && isShown && isTaxShown) return null;',
    replace: 'if (isPromoAccepted && isTaxShown && rated.length > 0) return null;',
    seenBy: ['server/test/reservation-invoice-and-voucher.test.ts'],
  },
  {
    defect: 'Create does not know the cut-off of the same day',
    file: 'server/src/modules/booking/create/rules.ts',
    find: 'if (!sameDay.blocked) return [];',
    replace: 'if (sameDay.message !== 0) return [];',
    seenBy: ['server/test/reservation-rules.test.ts', 'server/test/reservation-hotel-rules.test.ts'],
  },
  {
    defect: 'an organisation that the hotel does not know pays by invoice',
    file: 'server/src/modules/booking/create/payment-rules.ts',
    find: 'if (content.company === null)',
    replace: 'if (content === null)',
    seenBy: [
      'server/test/reservation-invoice-and-voucher.test.ts',
      'server/test/reservation-rules.test.ts',
      'server/test/reservation-hotel-rules.test.ts',
    ],
  },
  {
    defect: 'what this process sold is put back into its memory',
    file: 'server/src/modules/booking/create/create-deps.ts',
    find: 'count: -count,',
    replace: 'count,',
    seenBy: ['server/test/fresh-search.test.ts'],
  },
];

/** Defects of everything else that only its owner may see or use. */
const otherMutants: readonly Mutant[] = [
  {
    defect: 'a change of the secret key ends every link and cookie that is out',
    file: 'server/src/signer.ts',
    find: 'olderKeys.some(',
    replace: '[].some(',
    seenBy: ['server/test/secret-key.test.ts'],
  },
  {
    defect: 'any code opens a pre check-in',
    file: 'server/src/modules/pre-check-in/link.ts',
    find: 'isPreCheckInCode(key, subject, code) &&',
    replace: '',
    seenBy: ['server/test/pre-check-in.test.ts'],
  },
  {
    defect: 'a restaurant takes more guests than it has covers',
    file: 'server/src/modules/restaurant/repository.ts',
    find: '\n      where slot.booked + excluded.booked <= excluded.total`',
    replace: '`',
    seenBy: ['server/test/restaurant-last-covers.test.ts'],
  },
  {
    defect: 'an address books as many tables of a day as it likes',
    file: 'server/src/modules/restaurant/limits.ts',
    find: '(await countTablesOfAddress(tx, of)) > tablesOfDay',
    replace: '(await countTablesOfAddress(tx, of)) < 0',
    seenBy: tables,
  },
  {
    defect: 'a stay sits at two tables at once when both are asked for at once',
    file: 'server/src/modules/restaurant/limits.ts',
    find: 'await lockReservation(tx, name);',
    replace: 'await Promise.resolve(lockReservation);',
    seenBy: tables,
  },
  {
    defect: 'a mail carries what a stranger calls himself',
    file: 'server/src/modules/mail/person-name.ts',
    find: 'nameForMail(nameIn(person, spokenLocale()))',
    replace: 'nameIn(person, spokenLocale())',
    seenBy: ['server/test/strangers-mail.test.ts'],
  },
  {
    defect: 'the click on the mail confirms a stranger’s account',
    file: 'server/src/modules/account/confirm-email.ts',
    find: "if (password === '') return 'account.password-to-confirm';",
    replace: "if (password === '') return null;",
    seenBy: accounts,
  },
  {
    defect: 'other sessions live on after the password was changed',
    file: 'server/src/modules/account/own-account.ts',
    find: 'await deleteSessionsOf(tx, name, tokenHash);',
    replace: 'await Promise.resolve(deleteSessionsOf);',
    seenBy: accounts,
  },
  {
    defect: 'card numbers reach the log of the clients',
    file: 'server/src/modules/client-log/rules.ts',
    find: "maskDigits(text.replace(/\\p{Cc}+/gu, ' '))",
    replace: "text.replace(/\\p{Cc}+/gu, ' ')",
    seenBy: ['server/src/modules/client-log/rules.test.ts'],
  },
];

export const serverMutants: readonly Mutant[] = [...bookingMutants, ...otherMutants];
