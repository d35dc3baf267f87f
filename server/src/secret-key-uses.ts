/** What becomes of what was made under a key when that key is no longer the current one. */
type AfterChange =
  /** It is still valid as long as its key is `SECRET_KEY_PREVIOUS`; what is made from then on is made under the current key. */
  | 'verified'
  /** It is opened with the previous key and sealed anew with the current one, at its next use or by `pnpm staff reseal`. */
  | 'sealed anew'
  /** It is found by its own hash in the database, and needs no key any more once it was sent. */
  | 'stored'
  /** It is a counter of minutes under a keyed name, and begins anew. */
  | 'counted anew';

interface KeyUse {
  readonly protects: string;
  readonly lives: string;
  readonly afterChange: AfterChange;
}

/** Everything that a key derived from SECRET_KEY is used for, by its purpose (docs/runbooks/secret-key.md has the same table). */
export const keyUses = {
  quote: {
    protects: 'prices that a search showed',
    lives: 'as long as the page is open',
    afterChange: 'verified',
  },
  'cancellation-quote': {
    protects: 'what a cancellation was said to cost',
    lives: '15 minutes',
    afterChange: 'verified',
  },
  'change-quote': {
    protects: 'what a change was said to cost',
    lives: '15 minutes',
    afterChange: 'verified',
  },
  'pre-check-in': {
    protects: 'pre check-in links of mails and pages',
    lives: 'until the guest arrives',
    afterChange: 'verified',
  },
  'opened pre-check-in link': {
    protects: 'cookie of a browser that opened such a link',
    lives: '1 hour',
    afterChange: 'verified',
  },
  idempotency: {
    protects: 'hashes by which a repeated request is recognised',
    lives: '48 hours',
    afterChange: 'verified',
  },
  'registered-here': {
    protects: 'cookie of the browser that registered',
    lives: '24 hours',
    afterChange: 'verified',
  },
  'known-device': {
    protects: 'cookie of a browser that has logged in before; gives no access',
    lives: '180 days',
    afterChange: 'verified',
  },
  'operator session': { protects: 'cookie of /ops', lives: '8 hours', afterChange: 'verified' },
  'card-declines': {
    protects: 'names of the counters of declined cards',
    lives: '1 hour',
    afterChange: 'verified',
  },
  'staff-totp': {
    protects: 'second factors of the staff',
    lives: 'until they are set up anew',
    afterChange: 'sealed anew',
  },
  'staff-invitation': {
    protects: 'links of invitations to the desk',
    lives: '7 days',
    afterChange: 'stored',
  },
  'account-link': {
    protects: 'links that confirm an address or set a password',
    lives: '24 hours',
    afterChange: 'stored',
  },
  'privacy-link': {
    protects: 'links to what a hotel has of a person',
    lives: '1 hour',
    afterChange: 'stored',
  },
  'review-link': {
    protects: 'links to the review of a stay',
    lives: '60 days after the departure',
    afterChange: 'stored',
  },
  'table-link': {
    protects: 'links to tables in mails and pages',
    lives: 'until the table’s time',
    afterChange: 'verified',
  },
  'rate-limit': {
    protects: 'addresses in the counters of limits',
    lives: 'minutes, at most 1 hour',
    afterChange: 'counted anew',
  },
  'remote-failure': {
    protects: 'addresses in the counters of failures of remotes',
    lives: 'minutes, at most 1 day',
    afterChange: 'counted anew',
  },
} as const satisfies Readonly<Record<string, KeyUse>>;

export type KeyUseName = keyof typeof keyUses;
