import type { Mutant } from './mutant.ts';

const days = ['server/test/desk.test.ts'];
const acts = ['server/test/desk-acts.test.ts'];

/** Defects of what the hotel's staff sees and does. */
export const deskMutants: readonly Mutant[] = [
  {
    defect: 'the desk does not see who leaves on a day',
    file: 'server/src/modules/desk/repository.ts',
    find: ".where('date_to', '>=', on)",
    replace: ".where('date_to', '>', on)",
    seenBy: days,
  },
  {
    defect: 'a percent sign in the search of the desk finds every name',
    file: 'server/src/modules/desk/repository.ts',
    find: "`%${part.replace(/[\\\\%_]/g, '\\\\$&')}%`",
    replace: '`%${part}%`',
    seenBy: days,
  },
  {
    defect: 'the last booking of a page is the first of the next page too',
    file: 'server/src/modules/desk/repository.ts',
    find: '(date_from, reservation_id) < (',
    replace: '(date_from, reservation_id) <= (',
    seenBy: days,
  },
  {
    defect: 'a mail is sent again without looking whose booking it is of',
    file: 'server/src/modules/desk/repository.ts',
    find: ".where('outbox_id', '=', mailId)\n    .where(ofReservation(name))",
    replace: ".where('outbox_id', '=', mailId)",
    also: [
      {
        file: 'server/src/modules/desk/repository.ts',
        find: ".select(['kind', 'payload'])\n    .where('property_id', '=', name.propertyId)",
        replace: ".select(['kind', 'payload'])",
      },
    ],
    seenBy: days,
  },
  {
    defect: 'an amount with too many decimals is rounded at the desk',
    file: 'server/src/modules/desk/acts.ts',
    find: 'if (toDecimal(minor, currency) === amount) return minor;',
    replace: 'if (toDecimal(minor, currency) <= Infinity) return minor;',
    seenBy: acts,
  },
  {
    defect: 'who only reads sees the link by which a guest pays',
    file: 'server/src/modules/desk/booking.ts',
    find: ' || !mayCall(role, bookAtDesk)',
    replace: '',
    seenBy: ['server/test/desk-telephone.test.ts'],
  },
  {
    defect: 'who sets prices gives money back',
    file: 'server/src/modules/staff/permissions.ts',
    find: "'POST /api/Desk/Refund': withMoney",
    replace: "'POST /api/Desk/Refund': [...withMoney, 'revenue']",
    seenBy: ['server/test/desk-permissions.test.ts'],
  },
  {
    defect: 'revenue for each room that is for sale is counted for each room that is sold',
    file: 'server/src/modules/desk/numbers/rules.ts',
    find: 'revenuePerAvailableRoom(revenue, available)',
    replace: 'revenuePerAvailableRoom(revenue, sold)',
    seenBy: ['server/test/desk-numbers.test.ts'],
  },
  {
    defect: 'all that there is cannot be given back',
    file: 'mf-desk/src/pages/desk/acts/amount-rules.ts',
    find: 'amount > most',
    replace: 'amount >= most',
    seenBy: ['mf-desk/src/pages/desk/acts/amount-rules.test.ts'],
  },
  {
    defect: 'the last room of a type is offered to two rooms of a booking',
    file: 'mf-desk/src/pages/desk/acts/change-rules.ts',
    find: ' > others.filter((other)',
    replace: ' >= others.filter((other)',
    seenBy: ['mf-desk/src/pages/desk/acts/change-rules.test.ts'],
  },
  {
    defect: 'a change of the calendar is for a night more than was chosen',
    file: 'mf-desk/src/pages/desk/calendar/selection.ts',
    find: 'to: addDays(from, nights[1])',
    replace: 'to: addDays(from, nights[1] + 1)',
    seenBy: ['mf-desk/src/pages/desk/calendar/selection.test.ts'],
  },
];
