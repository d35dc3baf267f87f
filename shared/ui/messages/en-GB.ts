import { createMessages } from '../../domain/index.ts';

export const enGb = {
  'ui.optional': 'optional',
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.try-again': 'Try again',
  'ui.show-password': 'Show password',
  'ui.hide-password': 'Hide password',
  'ui.decrease': 'Fewer: {label}',
  'ui.increase': 'More: {label}',
  'ui.was': 'was',
  'ui.charged-in': 'You will be charged in {currency}: {amount}',
  'ui.charged-in-currency': 'You will be charged in {currency}.',
  'ui.stars': { one: '{count} star', other: '{count} stars' },
  'ui.step-done': 'done',
  'ui.notifications': 'Messages',
  'ui.contact-by-phone': 'Call {telephone}',
  'ui.contact-by-mail': 'Write to {email}',
  'ui.no-match': 'Nothing found',
  'ui.dialing-code': 'Dialing code',
  'ui.free': 'Free',
} as const;

export const uiMessages = createMessages(enGb);
