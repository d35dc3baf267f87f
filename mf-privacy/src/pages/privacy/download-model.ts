import { createEvent, createStore, sample } from 'effector';
import { exportAccountData, exportPrivacyData } from 'shared/contracts/privacy';
import { createCallFx } from 'shared/runtime';
import { $key, $propertyId, pageOpened } from './model.ts';
import { type Problem, problemOf } from './rules.ts';

export const downloadWanted = createEvent();
/** The page has given the file to the browser. */
export const fileSaved = createEvent();

const byAccountFx = createCallFx(exportAccountData);
const byLinkFx = createCallFx(exportPrivacyData);

interface PersonalFile {
  readonly fileName: string;
  readonly content: string;
}
/** A file that the page has still to give to the browser. */
export const $file = createStore<PersonalFile | null>(null)
  .on([byAccountFx.doneData, byLinkFx.doneData], (_, file) => file)
  .reset(fileSaved, downloadWanted, pageOpened);
export const $isSaved = createStore(false)
  .on(fileSaved, () => true)
  .reset(downloadWanted, pageOpened);
export const $downloadProblem = createStore<Problem | null>(null)
  .on([byAccountFx.failData, byLinkFx.failData], (_, failure) => problemOf(failure))
  .reset(downloadWanted, pageOpened);
export const $isMaking = createStore(false)
  .on([byAccountFx, byLinkFx], () => true)
  .on([byAccountFx.finally, byLinkFx.finally], () => false);

const wanted = sample({ clock: downloadWanted, source: { key: $key, propertyId: $propertyId } });
sample({
  clock: wanted,
  filter: ({ key }) => key === null,
  fn: ({ propertyId }) => ({ body: { propertyId } }),
  target: byAccountFx,
});
sample({
  clock: wanted,
  filter: ({ key }) => key !== null,
  fn: ({ propertyId, key }) => ({ body: { propertyId, key: key ?? '' } }),
  target: byLinkFx,
});
