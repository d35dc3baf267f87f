import { attach, createEvent, sample } from 'effector';
import { translateIn } from 'shared/domain';
import { logout as logoutEndpoint } from 'shared/contracts';
import {
  $http,
  $language,
  $user,
  notificationRequested,
  userCleared,
  type Notification,
} from 'shared/runtime';
import { dialogClosed } from './dialogs-model.ts';
import { messages } from '../messages/index.ts';

export const logoutRequested = createEvent();

const logoutFx = attach({
  source: $http,
  effect: async (http) => {
    await http.call(logoutEndpoint, { body: {} });
  },
});

sample({ clock: logoutRequested, target: logoutFx });
// product.md 4: logout clears the user even if the call fails.
sample({ clock: logoutFx.finally, fn: () => undefined, target: userCleared });
sample({
  clock: logoutFx.finally,
  source: $language,
  fn: (language): Notification => ({
    kind: 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)('success.logout'),
  }),
  target: notificationRequested,
});
// product.md 4: the login dialog closes on success.
sample({ clock: $user, filter: (user) => user !== null, fn: () => undefined, target: dialogClosed });
