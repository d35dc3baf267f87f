import { allSettled, fork, type Scope, type StoreWritable } from 'effector';
import type { SiteData } from 'shared/contracts';
import type { Catalogue } from 'shared/domain';
import {
  $bookConfig,
  $chosenCurrency,
  $http,
  $locale,
  $preCheckInConfig,
  $property,
  $propertyGroup,
  $words,
  basketRestoreRequested,
  type HttpClient,
} from 'shared/runtime';
import { $analytics } from './analytics/model.ts';
import type { ConsentFact, Fact } from './analytics/facts.ts';
import './currency/model.ts';
import './layout/session-model.ts';
import './notifications/rejected-entry.ts';
import { $drawnAddress } from './frame-model.ts';
import { $pageDocument, type PageDocument } from './pages/arrival-model.ts';
import { $languageSource, type LanguageSource } from './language/model.ts';
import { $screen, placeChanged, type Screen } from './routing/model.ts';
import { asOffered } from './routing/load-config.ts';
import { $registry } from './routing/registry-model.ts';
import { $releaseSource, type ReleaseSource } from './routing/new-release.ts';

export interface StartOptions {
  readonly site: SiteData;
  /** Path and query of the page. */
  readonly address: string;
  readonly isMissing: boolean;
  readonly pageDocument: PageDocument;
  /** Takes the facts for analytics; without it they are dropped. */
  readonly analytics?: { readonly push: (fact: Fact | ConsentFact) => unknown };
  /** The messages of the site's locale, null for English. */
  readonly messages?: Catalogue | null;
  readonly languageSource?: LanguageSource;
  /** ISO 4217 code that the guest chose before; null for the hotel's own. */
  readonly currency?: string | null;
  /** Tests give their own; without it calls go out by the browser's fetch. */
  readonly http?: HttpClient;
  /** Fetches the present registry, to find newer releases; without it the page stays with the releases that it was opened with. */
  readonly fetchRegistry?: ReleaseSource['fetchNow'];
}

/** What the hotel offers, as far as its remotes bring it. */
const offeredConfig = ({ bookConfig, property, registry }: SiteData): SiteData['bookConfig'] =>
  bookConfig === null || property === null
    ? bookConfig
    : asOffered(bookConfig, registry, property.propertyCode);

type StartValue = readonly [StoreWritable<unknown>, unknown];

/** The one scope of the page, filled with what the server sent and with this tab's basket. */
export async function startScope(options: StartOptions): Promise<Scope> {
  const { site, address, isMissing, pageDocument, analytics, http, fetchRegistry } = options;
  const { messages = null, languageSource, currency = null } = options;
  const screen: Screen = { kind: isMissing ? 'not-found' : 'loading' };
  // A list of pairs of different stores: each pair is checked by `value`, the list itself knows no types.
  const value = <T>(store: StoreWritable<T>, start: T): StartValue => [
    store as StoreWritable<unknown>,
    start,
  ];
  const values = [
    value($registry, site.registry),
    value($property, site.property),
    value($bookConfig, offeredConfig(site)),
    value($preCheckInConfig, site.preCheckInConfig),
    value($propertyGroup, site.propertyGroup),
    value($locale, site.locale),
    value($words, messages),
    value($chosenCurrency, currency),
    ...(languageSource === undefined ? [] : [value($languageSource, languageSource)]),
    value($drawnAddress, isMissing ? '' : address),
    value($screen, screen),
    value($pageDocument, pageDocument),
    ...(analytics === undefined ? [] : [value($analytics, analytics)]),
    value(
      $releaseSource,
      fetchRegistry === undefined ? null : { opened: site.registry, fetchNow: fetchRegistry },
    ),
    ...(http === undefined ? [] : [value($http, http)]),
  ];
  const scope = fork({ values: values as [StoreWritable<unknown>, unknown][] });
  await allSettled(basketRestoreRequested, { scope });
  return scope;
}

/** Enters the page of an address before anything is drawn. */
export function enterPlace(scope: Scope, { pathname, search, hash }: Location): void {
  // Not waited for: what it needs came with the HTML.
  void allSettled(placeChanged, { scope, params: { pathname, search, hash, key: '', action: 'POP' } });
}
