import { Component, useContext, type ReactElement, type ReactNode } from 'react';
import type { RemoteName } from 'shared/contracts';
import { ErrorReporterContext, type ErrorReporter } from '../client-log/error-reporter.ts';

interface BoundaryProps {
  readonly remote: RemoteName;
  readonly version: string;
  readonly isBeingReloaded: (error: unknown) => boolean;
  readonly frame: ReactNode;
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

type BoundaryState = { readonly kind: 'well' } | { readonly kind: 'reloading' } | { readonly kind: 'failed' };

class Boundary extends Component<BoundaryProps & { readonly report: ErrorReporter }, BoundaryState> {
  override readonly state: BoundaryState = { kind: 'well' };

  static getDerivedStateFromError(): BoundaryState {
    return { kind: 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    const { remote, version, isBeingReloaded, report } = this.props;
    // A lost file reloads the target once; until the browser goes, the frame stands there instead of a failure.
    if (isBeingReloaded(error)) this.setState({ kind: 'reloading' });
    else report(error, { remote, version });
  }

  override render(): ReactNode {
    const { frame, fallback, children } = this.props;
    if (this.state.kind === 'well') return children;
    return this.state.kind === 'reloading' ? frame : fallback();
  }
}

/** Keeps what a remote throws while it is drawn inside of its part of the page, and reports it with name and version. */
export function RemoteBoundary(props: BoundaryProps): ReactElement {
  return <Boundary {...props} report={useContext(ErrorReporterContext)} />;
}
