import { matchPage } from 'shared/first-screen';
import * as z from 'zod/mini';
import { createPageAnalytics } from './analytics/page-analytics.ts';
import { startPageLog } from './client-log/page-log.ts';
import { readSavedCurrency } from './currency/model.ts';
import { createApiClient } from './http/api-client.ts';
import { createLanguageSource } from './language/language-source.ts';
import { loadMessages } from './language/load-messages.ts';
import { connectNetwork } from './network/model.ts';
import { createPageDocument } from './pages/page-document.ts';
import { onPageSettled } from './pages/settled-model.ts';
import { createBrowserLoader } from './remotes/browser-loader.ts';
import { createReleaseChoice, pageOrigin } from './remotes/page-release.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { renderApp } from './render-app.tsx';
import { connectReleaseEvents } from './routing/release-events.ts';
import { connectSession } from './session/browser.ts';
import { fetchRegistry, loadSiteData } from './site-data.ts';
import { enterPlace, startScope } from './start-scope.ts';
import { yieldToPage } from './yield-to-page.ts';

const registryNow = () => fetchRegistry(window.fetch.bind(window));

/** Starts the site in this document: log, data, scope, remotes, page. */
export async function start(): Promise<void> {
  // The content policy allows no evaluated code, which zod would otherwise try.
  z.config({ jitless: true });
  const root = document.getElementById('root');
  if (root === null) return;
  const log = startPageLog(window);
  const drawnPage = root.dataset['page'];
  const isMissing = drawnPage === 'not-found';
  const site = await loadSiteData(document, registryNow);
  await yieldToPage();
  const { registry } = site;
  const { location } = window;
  window.history.scrollRestoration = 'manual';

  const analytics = createPageAnalytics(window, () => scope);
  const scope = await startScope({
    site,
    address: `${location.pathname}${location.search}`,
    isMissing,
    messages: await loadMessages(site.locale).catch(() => null),
    languageSource: createLanguageSource(document, (locale) => remotes.messages(locale)),
    currency: readSavedCurrency(window),
    http: createApiClient(window, log),
    pageDocument: createPageDocument(window),
    analytics,
    // Development servers replace changed code by themselves.
    ...(site.development ? {} : { fetchRegistry: registryNow }),
  });
  await yieldToPage();
  connectSession(window, scope);
  connectNetwork(window, scope);
  // The stop after a payment is there for the recorder alone: it does not wait until the page has settled.
  if (drawnPage === 'booked') {
    analytics.start();
    // Where it cannot be fetched, the guest is led back all the same.
    setTimeout(() => {
      history.back();
    }, 5000);
  }

  const releaseOf = createReleaseChoice(location, registry, scope);
  const loader = createBrowserLoader(window, { site, scope, log, releaseOf, fetchRegistry: registryNow });
  const remotes = createRemoteHost(loader, scope);
  log.knowPage(pageOrigin(location, registry, remotes, releaseOf));
  let isAfter: Promise<unknown> | undefined;
  onPageSettled(scope, () => {
    analytics.start();
    log.logger.start();
    isAfter ??= import('./pages/after-settled.lazy.ts')
      .then(({ startAfterSettled }) => startAfterSettled(window, scope))
      .catch(() => undefined);
  });

  // Its files are preloaded: its code starts while the server's HTML is taken over.
  const { remote } = matchPage(location.pathname, registry).definition;
  const loading = isMissing || remote === null ? null : remotes.load(remote);
  const drawn = document.getElementById('drawn-data');
  // The page itself is in the HTML: its route is entered and its remote is there before it is taken over.
  if (drawn !== null) {
    await yieldToPage();
    enterPlace(scope, location);
  }
  await yieldToPage();
  const isDrawn =
    drawn === null ? drawnPage !== undefined : (await loading)?.takeOver?.(scope, drawn.textContent) === true;
  await yieldToPage();
  renderApp(root, isDrawn, { scope, remotes, report: log.report, isMissing }, log);
  if (!site.development) connectReleaseEvents(window, scope, [registry, remotes, releaseOf]);
}
