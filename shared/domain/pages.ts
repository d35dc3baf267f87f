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

/** The addresses of product.md 2: segments; `:name` takes one, `:name?` may be missing. Matched without regard to case. */
const patterns = {
  search: '/Book/:propertyCode',
  'rooms-and-rates': '/Book/:propertyCode/Rooms-And-Rates',
  checkout: '/Book/:propertyCode/Checkout/:confirmationToken?',
  // The token may be missing here so that the guard can send such an address to the search (product.md 2).
  status: '/Book/:propertyCode/Status/:confirmationToken?',
  confirmation: '/Book/:propertyCode/Confirmation/:confirmationToken?',
  // docs/decisions/0088.
  booked: '/Book/:propertyCode/Booked',
  // docs/decisions/0053.
  invoice: '/Book/:propertyCode/Invoice/:confirmationToken?',
  // docs/decisions/0064.
  pay: '/Book/:propertyCode/Pay/:confirmationToken?',
  'pre-check-in': '/PreCheckIn/:propertyCode/:referenceNumber/:code',
  group: '/BookGroup/:propertyCode',
  'forgot-password': '/Account/ForgotPassword/:propertyCode',
  'reset-password': '/Account/ResetPassword/:propertyCode',
  'confirm-email': '/Account/ConfirmEmail/:propertyCode',
  register: '/Account/Register/:propertyCode',
  'manage-account': '/ManageAccount/:propertyCode',
  unauthorised: '/Unauthorised',
  error: '/Error',
} as const;

type AddressedPage = keyof typeof patterns;

/** The screens of product.md 2 by their names; a remote's `pages` use the same names. */
export type ProductPage = AddressedPage | 'not-found';

/** The screens of product.md 2, and those that remotes declare in the registry. */
// The empty object keeps the names of product.md in sight where one is written.
export type PageName = ProductPage | (string & {});

/** The pages that are steps of a booking. */
export type BookingPage = 'search' | 'rooms-and-rates' | 'checkout';

/** All that the site knows of a page, for server, shell and remotes. */
export interface PageDefinition {
  readonly page: PageName;
  readonly pattern: string;
  /** Which remote draws it; null: the shell itself. */
  readonly remote: RemoteName | null;
  /** Loaded before the page is entered (product.md 2). */
  readonly needs: readonly ConfigName[];
  readonly guard: GuardName;
  readonly noindex: boolean;
  /** A card may be typed in its document, which then runs no script of others (decisions 5). */
  readonly takesCards: boolean;
  /** Its address has a secret, or a password is typed in it: its document runs no script of others (docs/decisions/0088). */
  readonly isQuiet: boolean;
  /** Prices may be read in another currency: nothing on it is booked yet. */
  readonly converts: boolean;
  /** Which step of a booking the guest is at on it; null on a page without a step. */
  readonly step: BookingPage | null;
  /** What of the page itself is fetched when it has settled. */
  readonly later: 'calendar' | 'overlays' | null;
  /** The rooms that its query searches for are offers, for readers without scripts. */
  readonly listsOffers: boolean;
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
  step: null,
  later: null,
  listsOffers: false,
  next: null,
  title: null,
  menu: null,
  firstScreen: null,
} as const satisfies Partial<PageDefinition>;

type Facts = Partial<Omit<PageDefinition, 'page' | 'pattern' | 'remote'>>;

const define = (
  page: AddressedPage,
  remote: PageDefinition['remote'],
  facts: Facts = {},
): PageDefinition => ({ ...plain, page, pattern: patterns[page], remote, ...facts });

const ofProperty = { needs: ['property'] } as const;
/** A password is typed, or its link has a secret. */
const ofAccount = { ...ofProperty, isQuiet: true } as const;
const ofBooking = { needs: ['property', 'book-config'] } as const;

/** Which address is which screen, who draws it, and what belongs to it (product.md 2). */
export const pageDefinitions: readonly PageDefinition[] = [
  define('search', 'mf-search', {
    ...ofBooking,
    noindex: false,
    converts: true,
    step: 'search',
    later: 'calendar',
    next: 'mf-rooms-rates',
  }),
  define('rooms-and-rates', 'mf-rooms-rates', {
    ...ofBooking,
    guard: 'can-search',
    noindex: false,
    converts: true,
    step: 'rooms-and-rates',
    later: 'overlays',
    listsOffers: true,
    next: 'mf-checkout',
  }),
  define('checkout', 'mf-checkout', {
    later: 'overlays',
    ...ofBooking,
    guard: 'item-or-token',
    takesCards: true,
    converts: true,
    step: 'checkout',
  }),
  define('status', 'mf-checkout', {
    ...ofBooking,
    guard: 'token',
    isQuiet: true,
    step: 'checkout',
  }),
  define('confirmation', 'mf-checkout', {
    ...ofBooking,
    guard: 'token',
    isQuiet: true,
  }),
  define('booked', null, ofProperty),
  define('invoice', 'mf-checkout', {
    ...ofProperty,
    guard: 'token',
    isQuiet: true,
  }),
  define('pay', 'mf-checkout', {
    ...ofProperty,
    guard: 'token',
    takesCards: true,
    isQuiet: true,
  }),
  define('pre-check-in', 'mf-precheckin', {
    later: 'overlays',
    needs: ['property', 'pre-check-in-config'],
    takesCards: true,
  }),
  define('group', 'mf-group', {
    later: 'overlays',
    needs: ['property-group'],
    noindex: false,
    next: 'mf-rooms-rates',
  }),
  define('forgot-password', 'mf-account', ofAccount),
  define('reset-password', 'mf-account', ofAccount),
  define('confirm-email', 'mf-account', ofAccount),
  define('register', 'mf-account', { ...ofAccount, later: 'overlays' }),
  define('manage-account', 'mf-account', {
    isQuiet: true,
    later: 'overlays',
    needs: ['property', 'user'],
    guard: 'logged-in',
  }),
  define('unauthorised', null),
  define('error', null),
];

const notFound: PageDefinition = { ...plain, page: 'not-found', pattern: '', remote: null };

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
  const segments = segmentsOf(path.replace(/[?#].*/s, ''));
  for (const definition of pageDefinitions) {
    const params = matchPattern(definition.pattern, segments);
    if (params !== null) return { definition, params };
  }
  return declaredMatch(segments, registry) ?? { definition: notFound, params: {} };
}

type Params = Readonly<Record<string, string | undefined>>;

/** What an address needs of its page's pattern. */
type ParamsOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Pattern extends `:${infer Name}?`
    ? { readonly [Key in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : object;

/** A pattern with its values; null when one is missing that it needs. */
function fillPattern(pattern: string, params: Params): string | null {
  const path: string[] = [];
  for (const part of segmentsOf(pattern)) {
    if (!part.startsWith(':')) {
      path.push(part);
      continue;
    }
    const value = params[part.slice(1).replace('?', '')];
    if (value !== undefined) path.push(encodeURIComponent(value));
    else if (!part.endsWith('?')) return null;
  }
  return `/${path.join('/')}`;
}

/** The address of a page of product.md 2. */
export const pageAddress = <Page extends AddressedPage>(
  page: Page,
  params: ParamsOf<(typeof patterns)[Page]>,
): string => fillPattern(patterns[page], params as Params) ?? '/';

/** The address of a page that needs nothing but a property; null for one that needs more. */
export const addressOf = ({ pattern }: PageDefinition, propertyCode: string): string | null =>
  fillPattern(pattern, { propertyCode });

/** What the addresses of a remote's own pages begin with: its segment below the search's address, or before the property. */
export const ownPatterns = (segment: string): readonly string[] => [
  `${patterns.search}/${segment}`,
  `/${segment}/:propertyCode`,
];

/** The address of the page that a new remote has at a property. */
export const ownAddress = (segment: string, propertyCode: string): string =>
  fillPattern(`${patterns.search}/${segment}`, { propertyCode }) ?? '/';

/** The page on which guests manage a booking, which mf-stay declares (docs/decisions/0076). */
export const stayAddress = (propertyCode: string, confirmationToken: string): string =>
  `${ownAddress('Stay', propertyCode)}/${encodeURIComponent(confirmationToken)}`;

/** The fixed words of the addresses of product.md 2. */
export const addressWords: readonly string[] = [
  ...new Set(Object.values(patterns).flatMap(segmentsOf)),
].filter((segment) => !segment.startsWith(':'));
