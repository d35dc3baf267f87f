import { createEvent, createStore, sample } from 'effector';
import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import { getDeskNumbers, getDeskNumbersFile } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { deskOpened } from '../session-model.ts';

export type NumbersQuery = EndpointInput<typeof getDeskNumbers>['query'];
export type DeskNumbers = EndpointOutput<typeof getDeskNumbers>;

export const numbersRequested = createEvent<NumbersQuery>();
export const fileRequested = createEvent();
export const fileSaved = createEvent();

export const numbersFx = createCallFx(getDeskNumbers);
export const numbersFileFx = createCallFx(getDeskNumbersFile);

const $query = createStore<NumbersQuery>({ propertyId: '' }).on(numbersRequested, (_, query) => query);

const query = createQuery({ effect: numbersFx });
/** Of the days that were asked for last; those before them stay until they are there. */
export const $numbers = createStore<DeskNumbers | null>(null)
  .on(query.answered, (_, { answer }) => answer)
  .reset(deskOpened);

export const $hasFailed = query.$state.map(({ kind }) => kind === 'failed');

/** A file until the browser has it. */
export const $file = createStore<EndpointOutput<typeof getDeskNumbersFile> | null>(null)
  .on(numbersFileFx.doneData, (_, file) => file)
  .reset(fileSaved, deskOpened);

sample({ clock: numbersRequested, fn: (query) => ({ query }), target: query.asked });
sample({ clock: fileRequested, source: $query, fn: (query) => ({ query }), target: numbersFileFx });
