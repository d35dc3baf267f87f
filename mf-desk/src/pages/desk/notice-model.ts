import { createEvent, createStore, merge, sample } from 'effector';
import { serverMessage } from 'shared/runtime';
import { actChosen, cancelFx, feeFx, quoteFx, refundFx } from './acts/acts-model.ts';
import { erasePersonFx, personFileFx, personFx } from './acts/person-model.ts';
import { changeFx, quoteChangeFx } from './acts/change-model.ts';
import { invoiceFx, issueFx } from './acts/invoice-model.ts';
import { bookingClosed, bookingFx, bookingOpened, mailFx, noteFx, searchFx } from './bookings-model.ts';
import {
  calendarChangeFx,
  changeBegun,
  changeLeft,
  changesFx,
  nightsFx,
  previewFx,
  previewWanted,
  undoFx,
} from './calendar/calendar-model.ts';
import { numbersFileFx, numbersFx } from './numbers/model.ts';
import { acceptFx, declineFx } from './requests/model.ts';
import { answerFx, hideFx, publishFx, reviewOpened, reviewsFx } from './reviews/model.ts';
import { deskOpened, logInSubmitted, sessionOver } from './session-model.ts';
import {
  auditFx,
  endFx,
  endLogInsFx,
  inviteFx,
  logInsFx,
  passwordFx,
  roleFx,
  sessionsFx,
  staffFx,
  withdrawFx,
} from './staff-model.ts';
import {
  bookFx,
  endHoldFx,
  extrasFx,
  freeFx,
  newBookingClosed,
  newBookingOpened,
  newQuoteFx,
} from './telephone/model.ts';
import { todayFx } from './today-model.ts';

const changed = merge([
  noteFx.doneData,
  mailFx.doneData,
  cancelFx.doneData,
  changeFx.doneData,
  refundFx.doneData,
  bookFx.doneData,
  endHoldFx.doneData,
  acceptFx.doneData,
  declineFx.doneData,
  publishFx.doneData,
  hideFx.doneData,
  answerFx.doneData,
  erasePersonFx.doneData,
  inviteFx.doneData,
  withdrawFx.doneData,
  roleFx.doneData,
  endFx.doneData,
  endLogInsFx.doneData,
  passwordFx.doneData,
  calendarChangeFx.doneData,
  undoFx.doneData,
]);
const failed = merge([
  todayFx.failData,
  numbersFx.failData,
  numbersFileFx.failData,
  searchFx.failData,
  bookingFx.failData,
  noteFx.failData,
  mailFx.failData,
  quoteFx.failData,
  feeFx.failData,
  cancelFx.failData,
  quoteChangeFx.failData,
  changeFx.failData,
  refundFx.failData,
  freeFx.failData,
  extrasFx.failData,
  newQuoteFx.failData,
  bookFx.failData,
  endHoldFx.failData,
  acceptFx.failData,
  declineFx.failData,
  reviewsFx.failData,
  publishFx.failData,
  hideFx.failData,
  answerFx.failData,
  personFx.failData,
  personFileFx.failData,
  erasePersonFx.failData,
  invoiceFx.failData,
  issueFx.failData,
  staffFx.failData,
  auditFx.failData,
  inviteFx.failData,
  withdrawFx.failData,
  roleFx.failData,
  sessionsFx.failData,
  endFx.failData,
  logInsFx.failData,
  endLogInsFx.failData,
  passwordFx.failData,
  nightsFx.failData,
  changesFx.failData,
  previewFx.failData,
  calendarChangeFx.failData,
  undoFx.failData,
]);

export const noticeClosed = createEvent();

/** What became of the last call; a failure without words of the server's is null. */
export const $notice = createStore<{ readonly isGood: boolean; readonly message: string | null } | null>(null)
  .on(changed, (_, { success, message }) => ({ isGood: success, message }))
  .on(failed, (_, failure) =>
    failure.kind === 'aborted' ? null : { isGood: false, message: serverMessage(failure) },
  )
  .reset(
    noticeClosed,
    deskOpened,
    logInSubmitted,
    bookingOpened,
    bookingClosed,
    newBookingOpened,
    newBookingClosed,
    changeBegun,
    changeLeft,
    previewWanted,
    reviewOpened,
    actChosen.filter({ fn: (act) => act !== null }),
  );

sample({
  clock: failed,
  filter: (failure) => failure.kind === 'http' && failure.status === 401,
  fn: () => undefined,
  target: sessionOver,
});
