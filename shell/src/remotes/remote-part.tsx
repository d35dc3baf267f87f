import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { RemoteName } from 'shared/contracts';
import type { SlotProps } from 'shared/runtime';
import type { RemoteState } from './remote-host.ts';
import { useRemote, useRemoteHost } from './use-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface PartProps {
  readonly remote: RemoteName;
  /** Shown until the remote is loaded. */
  readonly frame: ReactNode;
  /** Shown instead, when the remote cannot be loaded or has failed. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface LoadedProps extends PartProps {
  readonly draw: (remote: Extract<RemoteState, { kind: 'loaded' }>) => ReactNode;
}

/** A part of a remote under its own error boundary: what fails in it ends there (architecture 2). */
function RemotePart({ remote, frame, fallback, draw }: LoadedProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const state = useRemote(remote, attempt);
  const host = useRemoteHost();
  const retry = (): void => {
    setAttempt(attempt + 1);
  };
  const hasFailed = state.kind === 'failed';
  // A load that failed without a network is retried as soon as the browser is online.
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryOnline = (): void => {
      setAttempt((before) => before + 1);
    };
    window.addEventListener('online', retryOnline);
    return () => {
      window.removeEventListener('online', retryOnline);
    };
  }, [hasFailed]);
  switch (state.kind) {
    case 'loading':
    case 'reloading':
      return <>{frame}</>;
    case 'failed':
      return <>{fallback(retry)}</>;
    case 'loaded':
      return (
        <RemoteBoundary
          key={attempt}
          remote={remote}
          version={state.version}
          isBeingReloaded={(error) => host.reloadForLostFile(remote, error)}
          frame={frame}
          fallback={() => fallback(retry)}
        >
          {draw(state) ?? fallback(retry)}
        </RemoteBoundary>
      );
    default:
      return state satisfies never;
  }
}

// The runtime's door knows no React: its components are functions from props to what React can draw.
const asComponent = <Props,>(component: (props: Props) => unknown): ComponentType<Props> =>
  component as ComponentType<Props>;

export interface RemotePageProps extends PartProps {
  /** A key of the remote's `pages`. */
  readonly page: string;
}

/** A page of a remote, with `after` drawn once it is there. */
export function RemotePage({
  page,
  after,
  ...part
}: RemotePageProps & { readonly after: ReactNode }): ReactElement {
  return (
    <RemotePart
      {...part}
      draw={({ pages }) => {
        const found = pages[page];
        if (found === undefined) return null;
        const Page = asComponent(found);
        return (
          <>
            <Page />
            {after}
          </>
        );
      }}
    />
  );
}

export interface RemoteSlotProps extends PartProps, SlotProps {
  /** A key of the remote's `slots`. */
  readonly slot: string;
}

/** A smaller part of a remote, such as the form in the login dialog. */
export function RemoteSlot({ slot, onClose, detail, ...part }: RemoteSlotProps): ReactElement {
  return (
    <RemotePart
      {...part}
      draw={({ slots }) => {
        const found = slots[slot];
        if (found === undefined) return null;
        const Slot = asComponent(found);
        return <Slot onClose={onClose} detail={detail} />;
      }}
    />
  );
}
