import type { StaffRole } from 'shared/contracts/desk';

/**
 * Who may make a call of the desk: anybody (it asks for its own proof), a browser that has begun to log in, any member of staff who is logged in, or
 * those whose role at the hotel that the call names is listed.
 */
export type Access = 'anybody' | 'begun' | 'staff' | readonly StaffRole[];

const everyone = ['read-only', 'front-desk', 'revenue', 'finance', 'owner'] as const;
/** Who speaks with guests. */
const withGuests = ['front-desk', 'finance', 'owner'] as const;
/** Who sets stock and prices. */
const withPrices = ['revenue', 'owner'] as const;
/** Who decides about money. */
const withMoney = ['finance', 'owner'] as const;
/** Who looks at what the hotel earns. */
const withFigures = ['read-only', 'revenue', 'finance', 'owner'] as const;
const ownerOnly = ['owner'] as const;

/** Every call of the desk. One that is missing here stops the start of the server (`desk-endpoint.ts`). */
export const deskCalls: Readonly<Record<string, Access>> = {
  'POST /api/Desk/LogIn': 'anybody',
  'POST /api/Desk/Invitation': 'anybody',
  'POST /api/Desk/AcceptInvitation': 'anybody',
  'GET /api/Desk/Session': 'begun',
  'POST /api/Desk/SecondFactor': 'begun',
  'POST /api/Desk/BeginSecondFactor': 'begun',
  'POST /api/Desk/ConfirmSecondFactor': 'begun',
  'POST /api/Desk/LogOut': 'begun',
  'POST /api/Desk/ChangePassword': 'staff',
  'GET /api/Desk/Sessions': 'staff',
  'POST /api/Desk/EndSession': 'staff',
  'GET /api/Desk/Today': everyone,
  'GET /api/Desk/Bookings': everyone,
  'GET /api/Desk/Booking': everyone,
  'GET /api/Desk/Numbers': withFigures,
  'GET /api/Desk/NumbersFile': withFigures,
  'POST /api/Desk/SendMailAgain': withGuests,
  'POST /api/Desk/Note': withGuests,
  'GET /api/Desk/Calendar': everyone,
  'GET /api/Desk/CalendarChanges': withPrices,
  'POST /api/Desk/PreviewCalendar': withPrices,
  'POST /api/Desk/ChangeCalendar': withPrices,
  'POST /api/Desk/UndoCalendar': withPrices,
  'GET /api/Desk/Invoice': withGuests,
  'POST /api/Desk/Invoice': withGuests,
  'POST /api/Desk/QuoteCancellation': withGuests,
  'POST /api/Desk/Cancel': withGuests,
  'POST /api/Desk/SearchForChange': withGuests,
  'POST /api/Desk/QuoteChange': withGuests,
  'POST /api/Desk/Change': withGuests,
  'POST /api/Desk/QuoteBooking': withGuests,
  'POST /api/Desk/Book': withGuests,
  'POST /api/Desk/EndHold': withGuests,
  'POST /api/Desk/AcceptRequest': withGuests,
  'POST /api/Desk/DeclineRequest': withGuests,
  'GET /api/Desk/Reviews': everyone,
  'POST /api/Desk/PublishReview': withGuests,
  'POST /api/Desk/HideReview': withGuests,
  'POST /api/Desk/AnswerReview': withGuests,
  'POST /api/Desk/QuoteFee': withMoney,
  'POST /api/Desk/Refund': withMoney,
  'GET /api/Desk/Person': ownerOnly,
  'POST /api/Desk/ExportPerson': ownerOnly,
  'POST /api/Desk/ErasePerson': ownerOnly,
  'GET /api/Desk/Staff': ownerOnly,
  'GET /api/Desk/StaffSessions': ownerOnly,
  'GET /api/Desk/AuditLog': ownerOnly,
  'POST /api/Desk/Invite': ownerOnly,
  'POST /api/Desk/WithdrawInvitation': ownerOnly,
  'POST /api/Desk/ChangeRole': ownerOnly,
  'POST /api/Desk/EndStaffSessions': ownerOnly,
};
