import './page.css';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { Loading, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { deskOpened } from './session-model.ts';

const Desk = lazy(() => import('./desk.lazy.tsx').then((module) => ({ default: module.Desk })));

/** The desk of a hotel. What draws it is fetched behind its heading. */
export function DeskPage() {
  const text = useMessages(messages);
  const { property, titled, opened } = useUnit({
    property: $property,
    titled: pageTitled,
    opened: deskOpened,
  });
  const title = text('desk.title');
  const propertyId = property?.propertyId ?? null;
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  useEffect(() => {
    if (propertyId === null) return;
    const { hash, pathname, search } = window.location;
    opened(hash);
    // The secret of an invitation is not left in the address or the history.
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, [opened, propertyId]);
  if (property === null) return null;
  return (
    <div className="page-width page desk">
      <PageHeading>{title}</PageHeading>
      <Suspense fallback={<Loading label={text('desk.waiting')} />}>
        <Desk property={property} />
      </Suspense>
    </div>
  );
}
