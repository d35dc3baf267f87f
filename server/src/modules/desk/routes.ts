import {
  acceptRequest,
  answerReview,
  bookAtDesk,
  cancelAtDesk,
  changeAtDesk,
  declineRequest,
  endDeskHold,
  eraseDeskPerson,
  exportDeskPerson,
  getDeskBooking,
  getDeskInvoice,
  getDeskNumbers,
  getDeskNumbersFile,
  getDeskPerson,
  getDeskReviews,
  getDeskToday,
  hideReview,
  publishReview,
  quoteDeskBooking,
  issueDeskInvoice,
  quoteDeskCancellation,
  quoteDeskChange,
  quoteDeskFee,
  refundAtDesk,
  searchDeskBookings,
  searchForDeskChange,
  sendMailAgain,
  writeDeskNote,
} from 'shared/contracts/desk';
import type { SearchDeps, ServingDeps } from '../availability/index.ts';
import { createDeskBookDeps, quoteAtDesk } from '../booking/index.ts';
import type { Gateways } from '../payment/index.ts';
import type { Desk } from '../staff/index.ts';
import { createStayQuotes } from '../stay/index.ts';
import { cancel, change, quoteChange, quoteEnd, quoteFee, refund, searchForChange } from './acts.ts';
import { readBooking, sendAgain, writeNote } from './booking.ts';
import { findBookings } from './bookings.ts';
import type { DeskDeps } from './deps.ts';
import { issueInvoice, readInvoice } from './invoice.ts';
import { readNumbers, readNumbersFile } from './numbers/read.ts';
import { book, endHold } from './telephone.ts';
import { eraseBooker, exportBooker, readBooker } from './person.ts';
import { accept, decline } from './requests.ts';
import { answer, hide, publish, readReviews } from './reviews.ts';
import { readToday } from './today.ts';

/** What the desk sees of its hotel. */
export function registerDeskRoutes(
  desk: Desk,
  deps: DeskDeps & ServingDeps & Gateways & { readonly search: SearchDeps },
): void {
  desk.hotel(getDeskToday, ({ query }, call) => readToday(deps, query, call));
  desk.hotel(searchDeskBookings, ({ query }, call) => findBookings(deps, query, call));
  desk.hotel(getDeskBooking, ({ query }, call) => readBooking(deps, query.reservationId, call));
  desk.hotel(getDeskNumbers, ({ query }, call) => readNumbers(deps, query, call));
  desk.hotel(getDeskNumbersFile, ({ query }, call) => readNumbersFile(deps, query, call));
  desk.hotel(getDeskInvoice, ({ query }, call) => readInvoice(deps, query.reservationId, call));
  desk.hotel(issueDeskInvoice, ({ body }, call) => issueInvoice(deps, body, call));
  desk.hotel(sendMailAgain, ({ body }, call) => sendAgain(deps, body, call));
  desk.hotel(writeDeskNote, ({ body }, call) => writeNote(deps, body, call));
  desk.hotel(getDeskPerson, ({ query }, call) => readBooker(deps, query.reservationId, call));
  desk.hotel(exportDeskPerson, ({ body }, call) => exportBooker(deps, body.reservationId, call));
  desk.hotel(eraseDeskPerson, ({ body }, call) => eraseBooker(deps, body.reservationId, call));
  const actDeps = { ...deps, quotes: createStayQuotes(deps.secretKey) };
  desk.hotel(quoteDeskCancellation, ({ body }, call) => quoteEnd(actDeps, body, call));
  desk.hotel(quoteDeskFee, ({ body }, call) => quoteFee(actDeps, body, call));
  desk.hotel(cancelAtDesk, ({ body }, call) => cancel(actDeps, body, call));
  desk.hotel(searchForDeskChange, async ({ body }, call) => {
    const found = await searchForChange(actDeps, body, call);
    return found.responseFor(call.context.header('accept-encoding'));
  });
  desk.hotel(quoteDeskChange, ({ body }, call) => quoteChange(actDeps, body, call));
  desk.hotel(changeAtDesk, ({ body }, call) => change(actDeps, body, call));
  const bookDeps = createDeskBookDeps(deps);
  desk.hotel(quoteDeskBooking, ({ body }, { property }) => quoteAtDesk(bookDeps, property, body));
  desk.hotel(bookAtDesk, (input, call) => book(bookDeps, input, call));
  desk.hotel(endDeskHold, ({ body }, call) => endHold(deps, body, call));
  desk.hotel(acceptRequest, ({ body }, call) => accept(deps, body, call));
  desk.hotel(declineRequest, ({ body }, call) => decline(deps, body, call));
  desk.hotel(getDeskReviews, ({ query }, call) => readReviews(deps, query, call));
  desk.hotel(publishReview, ({ body }, call) => publish(deps, body, call));
  desk.hotel(hideReview, ({ body }, call) => hide(deps, body, call));
  desk.hotel(answerReview, ({ body }, call) => answer(deps, body, call));
  desk.hotel(refundAtDesk, ({ body }, call) => refund(actDeps, body, call));
}
