import { sample } from 'effector';
import type { GuardName } from 'shared/contracts';
import { translateIn } from 'shared/domain';
import { $language, notificationRequested, type Notification } from 'shared/runtime';
import { messages } from '../messages/index.ts';
import { entryRejected } from '../routing/model.ts';

/** Guards whose redirect is explained by a notification; the search page itself asks for dates. */
const reasons: Partial<Record<GuardName, keyof (typeof messages)['en-GB']>> = {
  'logged-in': 'entry.log-in',
  'item-or-token': 'entry.nothing-chosen',
};

const rejectionReason = entryRejected.filterMap(({ match }) => reasons[match.definition.guard]);

sample({
  clock: rejectionReason,
  source: $language,
  fn: (language, reason): Notification => ({
    kind: 'info',
    placement: 'bottom',
    text: translateIn(messages, language)(reason),
  }),
  target: notificationRequested,
});
