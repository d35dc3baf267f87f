import { createEvent, createStore, merge, sample } from 'effector';
import { serverMessage } from 'shared/runtime';
import { bookingFx, mailFx, noteFx, searchFx } from './bookings-model.ts';
import { deskOpened, sessionOver } from './session-model.ts';
import {
  auditFx,
  endFx,
  inviteFx,
  passwordFx,
  roleFx,
  sessionsFx,
  staffFx,
  withdrawFx,
} from './staff-model.ts';
import { todayFx } from './today-model.ts';

const changed = merge([
  noteFx.doneData,
  mailFx.doneData,
  inviteFx.doneData,
  withdrawFx.doneData,
  roleFx.doneData,
  endFx.doneData,
  passwordFx.doneData,
]);
const failed = merge([
  todayFx.failData,
  searchFx.failData,
  bookingFx.failData,
  noteFx.failData,
  mailFx.failData,
  staffFx.failData,
  auditFx.failData,
  inviteFx.failData,
  withdrawFx.failData,
  roleFx.failData,
  sessionsFx.failData,
  endFx.failData,
  passwordFx.failData,
]);

export const noticeClosed = createEvent();

/** What became of the last call; a failure without words of the server's is null. */
export const $notice = createStore<{ readonly isGood: boolean; readonly message: string | null } | null>(null)
  .on(changed, (_, { success, message }) => ({ isGood: success, message }))
  .on(failed, (_, failure) =>
    failure.kind === 'aborted' ? null : { isGood: false, message: serverMessage(failure) },
  )
  .reset(noticeClosed, deskOpened);

sample({
  clock: failed,
  filter: (failure) => failure.kind === 'http' && failure.status === 401,
  fn: () => undefined,
  target: sessionOver,
});
