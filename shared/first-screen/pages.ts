/** The screens of product.md 2 by their names; a remote's `pages` use the same names. */
export type PageName =
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

export interface PageDefinition {
  readonly page: PageName;
  /** Segments; `:name` takes one, `:name?` may be missing. Matched without regard to case. */
  readonly pattern: string;
  /** Which remote draws it; null: the shell itself. */
  readonly remote: `mf-${string}` | null;
  readonly noindex: boolean;
}

const define = (
  page: PageName,
  pattern: string,
  remote: PageDefinition['remote'],
  noindex = true,
): PageDefinition => ({ page, pattern, remote, noindex });

/** Which address is which screen, and who draws it (product.md 2). */
export const pageDefinitions: readonly PageDefinition[] = [
  define('search', '/Book/:propertyCode', 'mf-search', false),
  define('rooms-and-rates', '/Book/:propertyCode/Rooms-And-Rates', 'mf-rooms-rates', false),
  define('checkout', '/Book/:propertyCode/Checkout/:confirmationToken?', 'mf-checkout'),
  // The token may be missing here so that the guard can send such an address to the search (product.md 2).
  define('status', '/Book/:propertyCode/Status/:confirmationToken?', 'mf-checkout'),
  define('confirmation', '/Book/:propertyCode/Confirmation/:confirmationToken?', 'mf-checkout'),
  define('pre-check-in', '/PreCheckIn/:propertyCode/:referenceNumber/:code', 'mf-precheckin'),
  define('group', '/BookGroup/:propertyCode', 'mf-group', false),
  define('forgot-password', '/Account/ForgotPassword/:propertyCode', 'mf-account'),
  define('reset-password', '/Account/ResetPassword/:propertyCode', 'mf-account'),
  define('confirm-email', '/Account/ConfirmEmail/:propertyCode', 'mf-account'),
  define('register', '/Account/Register/:propertyCode', 'mf-account'),
  define('manage-account', '/ManageAccount/:propertyCode', 'mf-account'),
  define('unauthorised', '/Unauthorised', null),
  define('error', '/Error', null),
];

const notFound = define('not-found', '', null);

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

/** The screen of an address; its query and hash play no part. Anything unknown is the not-found screen (product.md 2). */
export function matchPage(path: string): PageMatch {
  const segments = segmentsOf(path.replace(/[?#].*$/s, ''));
  for (const definition of pageDefinitions) {
    const params = matchPattern(definition.pattern, segments);
    if (params !== null) return { definition, params };
  }
  return { definition: notFound, params: {} };
}
