import { attach, createEvent, sample } from 'effector';
import { translateIn } from 'shared/domain';
import { logout as logoutEndpoint } from 'shared/contracts';
import {
  $http,
  $language,
  $user,
  navigationRequested,
  notificationRequested,
  paths,
  userCleared,
  type NavigationRequest,
  type Notification,
} from 'shared/runtime';
import { $entered } from '../routing/model.ts';
import { codeOf } from '../routing/route-table.ts';
import '../session/model.ts';
import { $dialog, dialogClosed } from './dialogs-model.ts';
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
// product.md 4: the login dialog closes on success; a guest who is found to be logged in keeps what they have open.
sample({
  clock: $user,
  source: $dialog,
  filter: ({ kind }, user) => kind === 'login' && user !== null,
  fn: () => undefined,
  target: dialogClosed,
});
// product.md 2: a guest who has just logged out may not stay on a page that needs a user.
sample({
  clock: userCleared,
  source: $entered,
  filter: (route) => route?.match.definition.guard === 'logged-in',
  fn: (route): NavigationRequest => ({ to: paths.search((route && codeOf(route)) ?? '') }),
  target: navigationRequested,
});
