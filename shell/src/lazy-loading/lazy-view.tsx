import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

type View = (props: Record<string, never>) => ReactNode;

interface LazyViewProps {
  /** Fetches the view; defined once, outside of components. */
  readonly load: () => Promise<View>;
  /** Shown until the view is fetched. */
  readonly frame?: ReactNode;
  /** Shown when the view cannot be fetched. */
  readonly failed?: ReactNode;
}

/** A view of the shell that is fetched when it is needed. A failed fetch leaves the rest of the page as it is. */
export function LazyView({ load, frame = null, failed = null }: LazyViewProps): ReactElement {
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
  const { view: View } = state;
  return <View />;
}
