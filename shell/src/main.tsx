import 'shared/first-screen/styles.css';
import 'shared/ui/styles.css';
import './layout/layout.css';
import { createWatch, scopeBind, type Scope } from 'effector';
import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chooseRelease } from 'shared/contracts';
import { matchPage } from 'shared/first-screen';
import sharedPackage from 'shared/package.json';
import {
  $deviceStorage,
  $isWorkInProgress,
  $property,
  $route,
  $tabStorage,
  createHttpClient,
  systemClock,
} from 'shared/runtime';
import * as z from 'zod/mini';
import type { ConsentFact, Fact } from './analytics/facts.ts';
import { App } from './app.tsx';
import { loggingClient } from './client-log/logging-client.ts';
import { startPageLog } from './client-log/page-log.ts';
import {
  createImportRemote,
  createReloadMemory,
  createRemoteLoader,
  pageRuntime,
} from './federation/index.ts';
import { rememberLanguage } from './language/document-language.ts';
import { loadWords } from './language/load-words.ts';
import { $isGranted } from './consent/model.ts';
import { currencyKey } from './currency/model.ts';
import { lazyHandler } from './later/lazy-handler.ts';
import { networkChanged } from './network/model.ts';
import { pageSettled } from './pages/settled-model.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { registryAnnounced } from './routing/new-release.ts';
import { connectSession } from './session/browser.ts';
import { bareSiteData, fetchRegistry, readSiteData } from './site-data.ts';
import { startScope } from './start-scope.ts';

declare global {
  interface ImportMeta {
    /** The bundler's hot reload, where it is on. */
    readonly webpackHot?: unknown;
  }
  interface Window {
    dataLayer?: unknown[];
  }
}

// Only a development build of the shell may be told to run what no hash vouches for; in any other this is false, whatever the page says.
const isDevelopmentBuild = import.meta.webpackHot !== undefined;

const callTimeoutMs = 20_000;

/** Long after the first paint: nobody waits for it, and it is a file of its own. */
const newsAfterMs = 5_000;

function hearOfReleases(scope: Scope): void {
  window.setTimeout(() => {
    import('./routing/release-news.ts')
      .then(({ listenForReleases, newsBrowser }) => {
        listenForReleases(newsBrowser(window), scopeBind(registryAnnounced, { scope, safe: true }));
      })
      // The page still asks after each navigation.
      .catch(() => undefined);
  }, newsAfterMs);
}

function deviceChoice(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  // The content policy allows no evaluated code, which zod would otherwise try.
  z.config({ jitless: true });
  const root = document.getElementById('root');
  if (root === null) return;
  const log = startPageLog(window);
  const { logger, report } = log;
  const drawnPage = root.dataset['page'] ?? null;
  const isMissing = drawnPage === 'not-found';
  const registryNow = () => fetchRegistry(window.fetch.bind(window));
  const site = readSiteData(document) ?? bareSiteData(await registryNow());
  const { pathname, search } = window.location;
  const client = createHttpClient({
    fetch: (url, init) => {
      // The server answers in the language that is read here, whichever the browser would ask for.
      if (init.headers instanceof Headers) init.headers.set('accept-language', document.documentElement.lang);
      return window.fetch(url, init);
    },
    newId: log.newCorrelationId,
    timeoutMs: callTimeoutMs,
  });
  window.history.scrollRestoration = 'manual';
  const analytics = lazyHandler<Fact | ConsentFact>(async () => {
    const { startAnalytics } = await import('./analytics/start.ts');
    return startAnalytics(window, {
      tab: scope.getState($tabStorage),
      device: scope.getState($deviceStorage),
      agreedAt: scope.getState($isGranted) ? (scope.getState($property)?.propertyCode ?? null) : null,
      now: systemClock.now,
    });
  });
  const words = await loadWords(site.locale).catch(() => null);
  const scope = await startScope({
    site,
    words,
    languageSource: {
      load: async (locale) => {
        const [ours, theirs] = await Promise.all([loadWords(locale), remotes.words(locale)]);
        return ours === null ? null : { ...ours, ...theirs };
      },
      remember: (locale) => {
        rememberLanguage(document, locale);
      },
    },
    currency: deviceChoice(currencyKey),
    address: `${pathname}${search}`,
    isMissing,
    analytics: {
      push: (fact) => {
        analytics.push(fact);
        // Who has paid may be gone in a moment.
        if (fact.kind === 'booked' || fact.kind === 'payment') analytics.start();
      },
    },
    // Development servers replace what changed by themselves.
    ...(site.development ? {} : { fetchRegistry: registryNow }),
    http: loggingClient(client, logger, log.page),
    pageDocument: {
      setTitle: (title) => {
        document.title = title;
      },
      scrollToTop: () => {
        window.scrollTo({ top: 0, behavior: 'instant' });
      },
    },
  });
  connectSession(window, scope);
  const { definition, params } = matchPage(pathname, site.registry);
  const releaseOf = (name: `mf-${string}`) =>
    chooseRelease(
      site.registry,
      name,
      scope.getState($route).params['propertyCode'] ?? params['propertyCode'] ?? null,
    );
  const loader = createRemoteLoader({
    sharedApi: sharedPackage.sharedApi,
    release: releaseOf,
    importRemote: createImportRemote({
      runtime: pageRuntime,
      document,
      development: site.development && isDevelopmentBuild,
    }),
    isWorkInProgress: () => scope.getState($isWorkInProgress),
    network: {
      isOnline: () => navigator.onLine,
      isSiteThere: async () => navigator.onLine && (await registryNow()) !== null,
    },
    reloads: createReloadMemory({
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => {
        window.sessionStorage.setItem(key, value);
      },
    }),
    // The basket is in this tab's storage already; the address is the one that the guest wants.
    reload: () => {
      window.location.reload();
    },
    report: ({ remote, version, reason, recovery, error }) => {
      logger.log({
        level: 'error',
        logger: 'remote',
        message: { remote, version, reason, recovery, correlationId: log.correlationId() },
        error,
      });
    },
    wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
  });
  const remotes = createRemoteHost(loader, scope);
  log.knowPage(() => {
    const { remote } = matchPage(window.location.pathname, site.registry).definition;
    if (remote === null) return { remote: 'shell', version: site.registry.shell.version };
    const state = remotes.peek(remote);
    return {
      remote,
      version: state?.kind === 'loaded' ? state.version : (releaseOf(remote)?.version ?? null),
    };
  });
  createWatch({
    unit: pageSettled,
    scope,
    fn: () => {
      analytics.start();
      logger.start();
    },
  });
  const tellNetwork = scopeBind(networkChanged, { scope, safe: true });
  for (const change of ['online', 'offline'] as const)
    window.addEventListener(change, () => tellNetwork({ isOnline: change === 'online' }));
  // Its files are on their way already: its code starts while the server's HTML is taken over.
  if (!isMissing && definition.remote !== null) void remotes.load(definition.remote);
  const app = createElement(App, { scope, remotes, report, isMissing });
  if (root.hasChildNodes() && drawnPage !== null) {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        logger.log({
          level: 'warning',
          logger: 'hydration',
          message: { ...log.page(), correlationId: log.correlationId() },
          error,
        });
      },
    });
  } else createRoot(root).render(app);
  if (!site.development) hearOfReleases(scope);
}

void start();
