import { lazy, Suspense, type ReactElement } from 'react';
import type { PictureViewerProps } from './picture-viewer.lazy.tsx';

export type { PictureViewerProps };

export const loadViewer = () => import('./picture-viewer.lazy.tsx');

const Viewer = lazy(loadViewer);

/** Pictures over the whole screen, from `start` on; open while it is drawn, and fetched when it is. */
export const PictureViewer = (props: PictureViewerProps): ReactElement => (
  <Suspense>
    <Viewer {...props} />
  </Suspense>
);
