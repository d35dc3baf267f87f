import { createEvent, createStore, sample } from 'effector';
import type { PersonalData } from 'shared/contracts';
import { eraseDeskPerson, exportDeskPerson, getDeskPerson } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';
import { type Act, actChosen, actEnded } from './acts-model.ts';

interface Named {
  readonly propertyId: string;
  readonly reservationId: string;
}

export const personWanted = createEvent<Named>();
export const fileWanted = createEvent<Named>();
/** The page has given the file to the browser. */
export const fileSaved = createEvent();
export const erasureConfirmed = createEvent<Named>();

export const personFx = createCallFx(getDeskPerson);
export const personFileFx = createCallFx(exportDeskPerson);
export const erasePersonFx = createCallFx(eraseDeskPerson);

/** What the hotel has of the booker. */
export const $person = createStore<PersonalData | null>(null)
  .on(personFx.doneData, (_, person) => person)
  .reset(personWanted, actChosen, bookingOpened, bookingClosed, deskOpened);

/** A file that the page has still to give to the browser. */
export const $personFile = createStore<{ readonly fileName: string; readonly content: string } | null>(null)
  .on(personFileFx.doneData, (_, file) => file)
  .reset(fileSaved, fileWanted, bookingOpened, bookingClosed, deskOpened);

sample({ clock: personWanted, fn: (query) => ({ query }), target: personFx });
sample({ clock: fileWanted, fn: (body) => ({ body }), target: personFileFx });
sample({ clock: erasureConfirmed, fn: (body) => ({ body }), target: erasePersonFx });
sample({ clock: erasePersonFx.done, fn: (): Act[] => ['person'], target: actEnded });
// The history of the booking has a line more.
sample({ clock: [personFileFx.done, erasePersonFx.finally], fn: () => undefined, target: bookingStale });
