import { combine, createEvent, createStore, sample } from 'effector';
import { getRestaurantAvailability, type StayDate } from 'shared/contracts';
import {
  type BookedTable,
  cancelRestaurantBooking,
  getRestaurantBooking,
  moveRestaurantBooking,
} from 'shared/contracts/tables';
import { $property, $route, createCallFx, serverMessage } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';

export const pageOpened = createEvent();
export const loadRetried = createEvent();
export const moveWanted = createEvent();
export const dayChosen = createEvent<StayDate>();
export const timeChosen = createEvent<string>();
export const moveConfirmed = createEvent();
export const cancelWanted = createEvent();
export const cancelConfirmed = createEvent();
/** The table stays as it is. */
export const kept = createEvent();

const tableQuery = createQuery({ effect: createCallFx(getRestaurantBooking) });
const timesQuery = createQuery({ effect: createCallFx(getRestaurantAvailability) });
const moveFx = createCallFx(moveRestaurantBooking);
const cancelFx = createCallFx(cancelRestaurantBooking);
export const $isMoving = moveFx.pending;
export const $isCancelling = cancelFx.pending;

/** The hotel, and the table and secret of the link. */
const $link = combine($property, $route, (property, { params }) => ({
  propertyId: property?.propertyId ?? '',
  bookingReference: params['bookingReference'] ?? '',
  code: params['tableCode'] ?? '',
}));

const changed = [moveFx.doneData, cancelFx.doneData];
export const $table = createStore<BookedTable | null>(null)
  .on(tableQuery.answered, (_, { answer }) => answer)
  .on(changed, (_, { table }) => table)
  .reset(pageOpened);
export type LoadProblem = 'wrong' | 'failed';
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on(tableQuery.failed, (_, { error }) =>
    error.kind === 'http' && error.status === 404 ? 'wrong' : 'failed',
  )
  .reset(pageOpened, loadRetried);
sample({
  clock: [pageOpened, loadRetried],
  source: $link,
  filter: ({ propertyId }) => propertyId !== '',
  fn: (query) => ({ query }),
  target: tableQuery.asked,
});

/** What the guest is about to do. */
export const $doing = createStore<'moving' | 'cancelling' | null>(null)
  .on(moveWanted, () => 'moving')
  .on(cancelWanted, () => 'cancelling')
  .on(changed, (doing, { success, table }) => (success || table.status !== 'Booked' ? null : doing))
  .reset(pageOpened, kept);
/** What was done in this visit. */
export const $done = createStore<'moved' | 'cancelled' | null>(null)
  .on(moveFx.doneData, (_, { success }) => (success ? 'moved' : null))
  .on(cancelFx.doneData, (_, { success }) => (success ? 'cancelled' : null))
  .reset(pageOpened, moveWanted, cancelWanted);
/** Why nothing was changed, in the server's words; empty where it sent none. */
export const $refusal = createStore<string | null>(null)
  .on(changed, (_, { success, infoMessage }) => (success ? null : (infoMessage ?? '')))
  .on([moveFx.failData, cancelFx.failData], (before, failure) =>
    failure.kind === 'aborted' ? before : (serverMessage(failure) ?? ''),
  )
  .reset(pageOpened, moveFx, cancelFx, kept, moveWanted, cancelWanted, dayChosen, timeChosen);

export const $day = createStore<StayDate | null>(null)
  .on(dayChosen, (_, day) => day)
  .reset(pageOpened, kept);
sample({
  clock: moveWanted,
  source: $table,
  fn: (table) => table?.visitDate ?? '',
  target: dayChosen,
});
/** The other times of the day that have a table for the party; null while they are not known. */
export const $times = combine(timesQuery.$answer, $table, $day, (times, table, day) =>
  times === null || table === null
    ? null
    : times.filter(({ time }) => day !== table.visitDate || time !== table.visitTime),
);
export const $timesFailed = createStore(false)
  .on(timesQuery.failed, () => true)
  .reset(dayChosen, pageOpened);
const $chosen = createStore<string | null>(null)
  .on(timeChosen, (_, time) => time)
  .reset(pageOpened, dayChosen, kept);
/** Only a time that is shown can be taken. */
export const $slot = combine(
  $times,
  $chosen,
  (times, chosen) => times?.find(({ time }) => time === chosen) ?? null,
);

// The covers may be others' meanwhile: a table that was not moved is shown the times anew.
sample({
  clock: [dayChosen, moveFx.doneData.filter({ fn: ({ success }) => !success })],
  source: { link: $link, table: $table, date: $day },
  fn: ({ link: { propertyId }, table, date }) =>
    table === null || date === null
      ? null
      : {
          query: {
            propertyId,
            restaurantId: table.restaurantId,
            date,
            partySize: table.partySize,
            currencySymbol: '',
          },
        },
  target: timesQuery.asked,
});

sample({
  clock: moveConfirmed,
  source: { link: $link, visitDate: $day, slot: $slot, isBusy: $isMoving },
  filter: ({ visitDate, slot, isBusy }) => visitDate !== null && slot !== null && !isBusy,
  fn: ({ link, visitDate, slot }) => ({
    body: { ...link, visitDate: visitDate ?? '', visitTime: slot?.time ?? '' },
  }),
  target: moveFx,
});
sample({
  clock: cancelConfirmed,
  source: { link: $link, isBusy: $isCancelling },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ link }) => ({ body: link }),
  target: cancelFx,
});
