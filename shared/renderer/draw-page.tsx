import { allSettled, fork, type Scope, type StoreWritable } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { siteDataSchema, type SiteData } from '../contracts/index.ts';
import { domainWords, languageOf, type Catalogue } from '../domain/index.ts';
import {
  $bookConfig,
  $clock,
  $http,
  $locale,
  $property,
  $words,
  routeEntered,
  type HttpClient,
  type RemoteDefinition,
  type RouteState,
} from '../runtime/index.ts';
import { uiWords, UiProvider } from '../ui/index.ts';

/** What a page is drawn from. */
export interface DrawRequest {
  /** A key of the remote's `pages`. */
  readonly page: string;
  readonly route: RouteState;
  /** On the wire, as in the HTML. */
  readonly siteData: unknown;
  /** What the remote takes over, as in the HTML. */
  readonly drawn: string;
  /** The present moment, in milliseconds. */
  readonly now: number;
}

async function wordsOf(remote: RemoteDefinition, locale: string): Promise<Catalogue | null> {
  const language = languageOf(locale);
  if (language === 'en') return null;
  const loaders = [domainWords, uiWords, remote.words];
  const parts = await Promise.all(loaders.map(async (all) => all?.[language]?.()));
  return Object.assign({}, ...parts) as Catalogue;
}

/** What a page asks of the server while it is drawn stays unanswered: what it needs at once it was given. */
const noServer: HttpClient = { call: () => new Promise(() => undefined) };

async function scopeOf(remote: RemoteDefinition, data: SiteData, now: number): Promise<Scope> {
  const value = <T,>(store: StoreWritable<T>, start: T) => [store as StoreWritable<unknown>, start] as const;
  const values = [
    value($property, data.property),
    value($bookConfig, data.bookConfig),
    value($locale, data.locale),
    value($words, await wordsOf(remote, data.locale)),
    value($clock, { now: () => new Date(now) }),
    value($http, noServer),
  ];
  return fork({ values: values.map(([store, start]): [StoreWritable<unknown>, unknown] => [store, start]) });
}

/**
 * A remote's page as markup, drawn from the same stores as in the guest's browser, with the same providers as in the shell. Null where the
 * remote does not take over what it is drawn from.
 */
export async function drawPage(remote: RemoteDefinition, request: DrawRequest): Promise<string | null> {
  const data = z.safeDecode(siteDataSchema, request.siteData as z.input<typeof siteDataSchema>);
  const found = remote.pages[request.page];
  if (!data.success || found === undefined) return null;
  const { locale } = data.data;
  const scope = await scopeOf(remote, data.data, request.now);
  // Not waited for: what the page asks the server is not answered.
  void allSettled(routeEntered, { scope, params: request.route });
  if (remote.takeOver?.(scope, request.drawn) !== true) return null;
  // The runtime's door knows no React: its components are functions from props to what React can draw.
  const Page = found as ComponentType;
  return renderToString(
    <Provider value={scope}>
      <UiProvider locale={locale} words={scope.getState($words)}>
        <Page />
      </UiProvider>
    </Provider>,
  );
}
