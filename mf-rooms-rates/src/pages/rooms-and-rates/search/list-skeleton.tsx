import type { ReactElement } from 'react';
import { Card, Loading, Skeleton, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../../messages/index.ts';

// The boxes of the frame that the server draws, so that nothing moves when the page takes over.
const RoomBones = (): ReactElement => (
  <div className="card frame-card" aria-hidden="true">
    <div className="skeleton frame-card__picture" />
    <div className="frame-card__text">
      <Skeleton lines={4} />
    </div>
  </div>
);

/** What stands in the place of the rooms while they are looked for. */
export function ListSkeleton(): ReactElement {
  const text = useMessages(messages);
  return (
    <>
      <VisuallyHidden as="div">
        <Loading label={text('page.loading')} />
      </VisuallyHidden>
      <div className="split" aria-busy="true">
        <div className="stack">
          <RoomBones />
          <RoomBones />
          <RoomBones />
        </div>
        <Card className="split__aside">
          <Skeleton lines={4} />
        </Card>
      </div>
    </>
  );
}
