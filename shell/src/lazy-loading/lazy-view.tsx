import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

type View<Props> = (props: Props) => ReactNode;

interface LazyViewProps<Props> {
  /** Fetches the view; defined once, outside of components. */
  readonly load: () => Promise<View<Props>>;
  readonly props: Props;
  /** Shown until the view is fetched. */
  readonly frame?: ReactNode;
  /** Shown when the view cannot be fetched. */
  readonly failed?: ReactNode;
}

/** A view of the shell that is fetched when it is needed. A failed fetch leaves the rest of the page as it is. */
export function LazyView<Props extends object>({
  load,
  props,
  frame = null,
  failed = null,
}: LazyViewProps<Props>): ReactElement {
  const [state, setState] = useState<{ readonly view: View<Props> } | 'loading' | 'failed'>('loading');
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
  return <View {...props} />;
}
