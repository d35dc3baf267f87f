import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PageFrame, StaticPage, type FirstScreenModel, type PageDefinition } from 'shared/first-screen';
import { RemotePage } from '../remotes/remote-part.tsx';
import { $screen, retryRequested } from '../routing/model.ts';
import { PageArrival } from './page-arrival.tsx';
import { PageFallback } from './page-fallback.tsx';

interface PageRegionProps {
  readonly model: FirstScreenModel;
  readonly definition: PageDefinition;
}

/** What stands inside `<main>`: the frame, the page of a remote, one of the shell's own pages, or the fallback. */
export function PageRegion({ model, definition }: PageRegionProps): ReactElement {
  const { screen, retry } = useUnit({ screen: $screen, retry: retryRequested });
  const { page, remote } = definition;
  const arrival = <PageArrival key={page} />;
  switch (screen.kind) {
    case 'loading':
      return <PageFrame model={model} />;
    case 'failed':
      return (
        <>
          <PageFallback
            model={model}
            onRetry={() => {
              retry();
            }}
          />
          {arrival}
        </>
      );
    case 'not-found':
      return (
        <>
          <StaticPage model={model} page="not-found" />
          {arrival}
        </>
      );
    case 'page':
      if (remote === null) {
        return (
          <>
            <PageFrame model={model} />
            {arrival}
          </>
        );
      }
      return (
        <RemotePage
          key={remote + page}
          remote={remote}
          page={page}
          frame={<PageFrame model={model} />}
          fallback={(retryRemote) => (
            <>
              <PageFallback model={model} onRetry={retryRemote} />
              {arrival}
            </>
          )}
          after={arrival}
        />
      );
    default:
      return screen satisfies never;
  }
}
