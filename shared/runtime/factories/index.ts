// Bundled by each remote that uses it: what is made here belongs to one page, and the guest's first script stays as it is.
export { askWhenDrawn } from './ask-when-drawn.ts';
export { createForm, type Form, type FormOptions, type FormStart } from './create-form.ts';
export { createQuery, type QueryOptions, type QueryState } from './create-query.ts';
export { createValidation, type FormIssue, type ValidationOptions } from './create-validation.ts';
export {
  followList,
  liveChannelName,
  liveListBrowser,
  type LiveListBrowser,
  liveListDrawn,
  type LiveMessage,
  type ShownList,
} from './live-list.ts';
export { scrollOnceThere } from './scroll-once-there.ts';
export { openScrollPlaces, placeOf, type ScrollPlaces } from './scroll-places.ts';
export { privacyPage, stayPage } from './stay-page.ts';
export { $wait, type Wait } from './wait.ts';
