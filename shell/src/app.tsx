import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { matchPage, PageSurround, SiteFrame } from 'shared/first-screen';
import { $language } from 'shared/runtime';
import { UiProvider, useIsTakenOver } from 'shared/ui';
import { ErrorReporterContext, type ErrorReporter } from './client-log/error-reporter.ts';
import { $drawnAddress, $frame } from './frame-model.ts';
import { BasketChip } from './layout/basket-chip.tsx';
import { Dialogs } from './layout/dialogs.tsx';
import { ConsentLink } from './consent/consent-link.tsx';
import { $isBannerShown } from './consent/model.ts';
import { $shownConversion } from './currency/model.ts';
import { Menu } from './layout/menu.tsx';
import { LazyView } from './lazy-loading/lazy-view.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { $isSettled } from './pages/settled-model.ts';
import { PageRegion } from './pages/page-region.tsx';
import { Prefetch } from './remotes/prefetch.tsx';
import type { RemoteHost } from './remotes/remote-host.ts';
import { RemoteHostContext } from './remotes/use-remote.ts';
import { $place, $screen } from './routing/model.ts';
import { $registry } from './routing/registry-model.ts';
import { hrefOf } from './routing/route-table.ts';
import { RouterBridge } from './routing/router-bridge.tsx';
import { applyColours } from './theme/apply-colours.ts';

const loadBanner = () => import('./consent/consent-banner.lazy.tsx').then((part) => part.ConsentBanner);

/** Header, page and footer; what the server's HTML does not have is drawn once that HTML is taken over. */
function Site(): ReactElement {
  const { frame, place, drawn, screen, isBannerShown, isSettled, registry } = useUnit({
    registry: $registry,
    isBannerShown: $isBannerShown,
    isSettled: $isSettled,
    frame: $frame,
    place: $place,
    drawn: $drawnAddress,
    screen: $screen,
  });
  const isTakenOver = useIsTakenOver();
  const address = screen.kind === 'not-found' ? '' : place === null ? drawn : hrefOf(place);
  useEffect(() => {
    applyColours(document.documentElement, frame.colours);
  }, [frame.colours]);
  return (
    <>
      {isBannerShown && isSettled && <LazyView load={loadBanner} props={{}} />}
      <SiteFrame
        model={frame}
        {...(isTakenOver ? { menu: <Menu />, basket: <BasketChip />, choices: <ConsentLink /> } : {})}
      >
        <PageSurround model={frame}>
          <PageRegion model={frame} definition={matchPage(address, registry).definition} />
        </PageSurround>
      </SiteFrame>
      {isTakenOver && (
        <>
          <Notifications />
          <Dialogs />
          <Prefetch />
        </>
      )}
    </>
  );
}

function Themed(): ReactElement {
  const { frame, language, conversion } = useUnit({
    frame: $frame,
    language: $language,
    conversion: $shownConversion,
  });
  return (
    <UiProvider {...language} conversion={conversion} colours={frame.colours} nonce={pageNonce()}>
      <Site />
    </UiProvider>
  );
}

const pageNonce = (): string | undefined => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

export interface AppProps {
  readonly scope: Scope;
  readonly remotes: RemoteHost;
  readonly report: ErrorReporter;
  /** The server drew the not-found screen for this address. */
  readonly isMissing: boolean;
}

/** The whole site in one scope. */
export const App = ({ scope, remotes, report, isMissing }: AppProps): ReactElement => (
  <Provider value={scope}>
    <ErrorReporterContext value={report}>
      <RemoteHostContext value={remotes}>
        <BrowserRouter>
          <RouterBridge isMissing={isMissing} />
          <Themed />
        </BrowserRouter>
      </RemoteHostContext>
    </ErrorReporterContext>
  </Provider>
);
