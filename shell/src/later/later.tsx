import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

type View = (props: Record<string, never>) => ReactNode;

interface LaterProps {
  /** Fetches the part; defined once, outside of components. */
  readonly load: () => Promise<View>;
  /** While it comes. */
  readonly frame?: ReactNode;
  /** When it cannot be fetched. */
  readonly failed?: ReactNode;
}

/** A part of the shell that is fetched when it is needed; one that cannot be fetched never takes the page with it. */
export function Later({ load, frame = null, failed = null }: LaterProps): ReactElement {
  const [state, setState] = useState<{ readonly view: View } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (view) => {
        if (isCurrent) setState({ view });
      },
      () => {
        if (isCurrent) setState('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (state === 'loading') return <>{frame}</>;
  if (state === 'failed') return <>{failed}</>;
  const { view: Part } = state;
  return <Part />;
}
