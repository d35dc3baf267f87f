import {
  chooseRelease,
  namedRemotes,
  type ConfigName,
  type FirstScreenBlock,
  type GuardName,
  type PageDeclaration,
  type ReleaseChoice,
  type RemoteName,
  type TextByLanguage,
} from '../contracts/index.ts';

/** The screens of product.md 2 by their names; a remote's `pages` use the same names. */
export type ProductPage =
  | 'search'
  | 'rooms-and-rates'
  | 'checkout'
  | 'status'
  | 'confirmation'
  | 'pre-check-in'
  | 'group'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm-email'
  | 'register'
  | 'manage-account'
  | 'unauthorised'
  | 'error'
  | 'not-found';

/** The screens of product.md 2, and those that remotes declare in the registry. */
// The empty object keeps the names of product.md in sight where one is written.
export type PageName = ProductPage | (string & {});

/** All that the site knows of a page, whoever draws it. */
export interface PageDefinition {
  readonly page: PageName;
  /** Segments; `:name` takes one, `:name?` may be missing. Matched without regard to case. */
  readonly pattern: string;
  /** Which remote draws it; null: the shell itself. */
  readonly remote: RemoteName | null;
  /** Loaded before the page is entered (product.md 2). */
  readonly needs: readonly ConfigName[];
  readonly guard: GuardName;
  readonly noindex: boolean;
  /** A card may be typed in its document, which then runs no script of others (decisions 5). */
  readonly takesCards: boolean;
  /** A short stop whose address is a secret: no script of others is started on it. */
  readonly isQuiet: boolean;
  /** Prices may be read in another currency: nothing on it is booked yet. */
  readonly converts: boolean;
  /** Which remote the guest probably needs next. */
  readonly next: RemoteName | null;
  /** Of pages that remotes declare; the others have their title in the catalogues. */
  readonly title: TextByLanguage | null;
  /** Its entry in a property's menu; null for none. */
  readonly menu: TextByLanguage | null;
  /** What a declared page is until its remote has come; null: the frame that this package has for it. */
  readonly firstScreen: readonly FirstScreenBlock[] | null;
}

const plain = {
  needs: [],
  guard: 'none',
  noindex: true,
  takesCards: false,
  isQuiet: false,
  converts: false,
  next: null,
  title: null,
  menu: null,
  firstScreen: null,
} as const satisfies Partial<PageDefinition>;

type Facts = Partial<Omit<PageDefinition, 'page' | 'pattern' | 'remote'>>;

const define = (
  page: ProductPage,
  pattern: string,
  remote: PageDefinition['remote'],
  facts: Facts = {},
): PageDefinition => ({ ...plain, page, pattern, remote, ...facts });

const ofProperty = { needs: ['property'] } as const;
const ofBooking = { needs: ['property', 'book-config'] } as const;

/** Which address is which screen, who draws it, and what belongs to it (product.md 2). */
export const pageDefinitions: readonly PageDefinition[] = [
  define('search', '/Book/:propertyCode', 'mf-search', {
    ...ofBooking,
    noindex: false,
    converts: true,
    next: 'mf-rooms-rates',
  }),
  define('rooms-and-rates', '/Book/:propertyCode/Rooms-And-Rates', 'mf-rooms-rates', {
    ...ofBooking,
    guard: 'can-search',
    noindex: false,
    converts: true,
    next: 'mf-checkout',
  }),
  define('checkout', '/Book/:propertyCode/Checkout/:confirmationToken?', 'mf-checkout', {
    ...ofBooking,
    guard: 'item-or-token',
    takesCards: true,
    converts: true,
  }),
  // The token may be missing here so that the guard can send such an address to the search (product.md 2).
  define('status', '/Book/:propertyCode/Status/:confirmationToken?', 'mf-checkout', {
    ...ofBooking,
    guard: 'token',
    isQuiet: true,
  }),
  define('confirmation', '/Book/:propertyCode/Confirmation/:confirmationToken?', 'mf-checkout', {
    ...ofBooking,
    guard: 'token',
  }),
  define('pre-check-in', '/PreCheckIn/:propertyCode/:referenceNumber/:code', 'mf-precheckin', {
    needs: ['property', 'pre-check-in-config'],
    takesCards: true,
  }),
  define('group', '/BookGroup/:propertyCode', 'mf-group', {
    needs: ['property-group'],
    noindex: false,
    next: 'mf-rooms-rates',
  }),
  define('forgot-password', '/Account/ForgotPassword/:propertyCode', 'mf-account', ofProperty),
  define('reset-password', '/Account/ResetPassword/:propertyCode', 'mf-account', {
    ...ofProperty,
    isQuiet: true,
  }),
  define('confirm-email', '/Account/ConfirmEmail/:propertyCode', 'mf-account', {
    ...ofProperty,
    isQuiet: true,
  }),
  define('register', '/Account/Register/:propertyCode', 'mf-account', ofProperty),
  define('manage-account', '/ManageAccount/:propertyCode', 'mf-account', {
    needs: ['property', 'user'],
    guard: 'logged-in',
  }),
  define('unauthorised', '/Unauthorised', null),
  define('error', '/Error', null),
];

const notFound = define('not-found', '', null);

const definitionOf = (remote: RemoteName, declared: PageDeclaration): PageDefinition => ({
  ...plain,
  ...declared,
  remote,
  noindex: !declared.indexed,
  firstScreen: declared.firstScreen ?? null,
});

/** The pages that the remotes of a property declare beside those of product.md 2, in the order of the remotes' names. */
export const declaredPages = (registry: ReleaseChoice, propertyCode: string | null): PageDefinition[] =>
  namedRemotes(registry).flatMap((remote) =>
    (chooseRelease(registry, remote, propertyCode)?.pages ?? []).map((page) => definitionOf(remote, page)),
  );

export interface PageMatch {
  readonly definition: PageDefinition;
  /** As they stand in the address, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchPattern(pattern: string, path: readonly string[]): Readonly<Record<string, string>> | null {
  const wanted = segmentsOf(pattern);
  if (path.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = path[index];
    if (given === undefined) return part.endsWith('?') ? params : null;
    if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = decoded(given);
    else if (part.toLowerCase() !== given.toLowerCase()) return null;
  }
  return params;
}

/** Patterns that any release declares, also one that is pinned: which property has which is decided after its code is read. */
function declaredMatch(segments: readonly string[], registry: ReleaseChoice): PageMatch | null {
  const maps = [registry.remotes, ...Object.values(registry.pins)];
  const patterns = maps.flatMap((map) => Object.values(map).flatMap(({ pages = [] }) => pages));
  for (const { pattern } of patterns) {
    const params = matchPattern(pattern, segments);
    if (params === null) continue;
    const own = declaredPages(registry, params['propertyCode'] ?? null);
    const definition = own.find((page) => page.pattern === pattern);
    if (definition !== undefined) return { definition, params };
  }
  return null;
}

/** A registry in which no remote declares a page. */
export const noRegistry: ReleaseChoice = { remotes: {}, pins: {} };

/**
 * The screen of an address; its query and hash play no part. Those of product.md 2 first, then what the remotes of `registry` declare;
 * anything unknown is the not-found screen (product.md 2).
 */
export function matchPage(path: string, registry: ReleaseChoice = noRegistry): PageMatch {
  const segments = segmentsOf(path.replace(/[?#].*$/s, ''));
  for (const definition of pageDefinitions) {
    const params = matchPattern(definition.pattern, segments);
    if (params !== null) return { definition, params };
  }
  return declaredMatch(segments, registry) ?? { definition: notFound, params: {} };
}

/** The address of a page that needs nothing but a property; null for one that needs more. */
export function addressOf({ pattern }: PageDefinition, propertyCode: string): string | null {
  const path = pattern
    .replace(/\/:[a-z]\w*\?$/i, '')
    .replace(':propertyCode', encodeURIComponent(propertyCode));
  return path.includes(':') ? null : path;
}
