import { attach, createEffect } from 'effector';
import {
  getAccount,
  getBookConfig,
  getPreCheckInConfig,
  getProperty,
  getPropertyGroup,
  type BookConfig,
  type ConfigName,
  type PreCheckInConfig,
  type Property,
  type PropertyGroup,
  type ReleaseChoice,
  type User,
} from 'shared/contracts';
import { tableRemote } from 'shared/first-screen';
import {
  $bookConfig,
  $http,
  $preCheckInConfig,
  $property,
  $propertyGroup,
  $user,
  type ApiFailure,
  type HttpClient,
} from 'shared/runtime';
import { $registry } from './registry-model.ts';
import { codeOf, type Route } from './route-table.ts';

/** What a route needs, as far as it had to be fetched; a part that is there already is undefined. */
export interface FetchedConfig {
  readonly property?: Property;
  readonly bookConfig?: BookConfig;
  readonly preCheckInConfig?: PreCheckInConfig;
  readonly propertyGroup?: PropertyGroup;
  readonly user?: User;
}

export type ConfigResult =
  | { readonly kind: 'ready'; readonly fetched: FetchedConfig }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

interface KnownConfig {
  readonly http: HttpClient;
  readonly property: Property | null;
  readonly bookConfig: BookConfig | null;
  readonly preCheckInConfig: PreCheckInConfig | null;
  readonly propertyGroup: PropertyGroup | null;
  readonly user: User | null;
  readonly registry: ReleaseChoice;
}

/** A hotel that has no remote for tables offers none, whatever its configuration says. */
export const asOffered = (config: BookConfig, registry: ReleaseChoice, code: string): BookConfig =>
  tableRemote(registry, code) === null ? { ...config, restaurantBookingServiceActive: false } : config;

type PartResult =
  | { readonly ok: true; readonly part: FetchedConfig }
  | { readonly ok: false; readonly failure: ApiFailure };

const same = (a: string | undefined, b: string): boolean => a?.toUpperCase() === b.toUpperCase();
const nothing: PartResult = { ok: true, part: {} };

async function fetchPart(
  name: Exclude<ConfigName, 'user'>,
  code: string,
  known: KnownConfig,
): Promise<PartResult> {
  const { http } = known;
  const params = { params: { id: code } };
  // Configurations name their property by its id: they are good as long as the property stays the same.
  const isSameProperty = same(known.property?.propertyCode, code);
  const id = known.property?.propertyId;
  switch (name) {
    case 'property': {
      if (isSameProperty) return nothing;
      const result = await http.call(getProperty, params);
      return result.ok ? { ok: true, part: { property: result.data } } : result;
    }
    case 'book-config': {
      if (isSameProperty && known.bookConfig?.propertyId === id) return nothing;
      const result = await http.call(getBookConfig, params);
      return result.ok
        ? { ok: true, part: { bookConfig: asOffered(result.data, known.registry, code) } }
        : result;
    }
    case 'pre-check-in-config': {
      if (isSameProperty && known.preCheckInConfig?.propertyId === id) return nothing;
      const result = await http.call(getPreCheckInConfig, params);
      return result.ok ? { ok: true, part: { preCheckInConfig: result.data } } : result;
    }
    case 'property-group': {
      if (same(known.propertyGroup?.propertyGroupCode, code)) return nothing;
      const result = await http.call(getPropertyGroup, params);
      return result.ok ? { ok: true, part: { propertyGroup: result.data } } : result;
    }
    default:
      return name satisfies never;
  }
}

async function fetchUser(known: KnownConfig, property: Property | null): Promise<PartResult> {
  if (property === null) return nothing;
  // An account belongs to one property.
  if (known.user !== null && same(known.property?.propertyCode, property.propertyCode)) return nothing;
  const result = await known.http.call(getAccount, { query: { propertyId: property.propertyId } });
  if (result.ok) return { ok: true, part: { user: result.data } };
  // 401 means no session: the guard decides. After another failure the guest may retry.
  return result.failure.kind === 'http' && result.failure.status === 401 ? nothing : result;
}

const fetchConfigFx = createEffect(
  async ({ route, known }: { route: Route; known: KnownConfig }): Promise<ConfigResult> => {
    const code = codeOf(route) ?? '';
    const { needs } = route.match.definition;
    const parts = needs.filter((name) => name !== 'user');
    const results = await Promise.all(parts.map((name) => fetchPart(name, code, known)));
    const fetched: FetchedConfig = Object.assign(
      {},
      ...results.map((result) => (result.ok ? result.part : {})),
    );
    const failed = results.find((result) => !result.ok);
    if (failed !== undefined) {
      const isMissing = failed.failure.kind === 'http' && failed.failure.status === 404;
      return isMissing ? { kind: 'missing' } : { kind: 'failed', failure: failed.failure };
    }
    const user = needs.includes('user')
      ? await fetchUser(known, fetched.property ?? known.property)
      : nothing;
    if (!user.ok) return { kind: 'failed', failure: user.failure };
    return { kind: 'ready', fetched: { ...fetched, ...user.part } };
  },
);

/** Fetches the configuration that a route needs, except what is loaded already. Never fails: the result has a kind. */
export const loadConfigFx = attach({
  source: {
    http: $http,
    property: $property,
    bookConfig: $bookConfig,
    preCheckInConfig: $preCheckInConfig,
    propertyGroup: $propertyGroup,
    user: $user,
    registry: $registry,
  },
  mapParams: (route: Route, known) => ({ route, known }),
  effect: fetchConfigFx,
});
