import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './app.tsx';
import type { PageLog } from './client-log/page-log.ts';

/** Takes the server's HTML over where `isDrawn`; otherwise, as on a page without it, draws from nothing. */
export function renderApp(root: HTMLElement, isDrawn: boolean, props: AppProps, log: PageLog): void {
  const app = <App {...props} />;
  if (!isDrawn || !root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  startTransition(() => {
    hydrateRoot(root, app, {
    onRecoverableError: (error) => {
      log.logger.log({
        level: 'warning',
        logger: 'hydration',
        message: { ...log.page(), correlationId: log.correlationId() },
        error,
      });
    },
  });
  });
}
