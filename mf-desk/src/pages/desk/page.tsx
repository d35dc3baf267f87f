import './page.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pageTakenOver } from 'shared/domain';
import { $property, pageTitled } from 'shared/runtime';
import { PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Desk } from './desk.tsx';
import { hasInvitation, pageShown } from './session-model.ts';

/** The desk of a hotel. The server may have drawn its first screen already. */
export function DeskPage() {
  const text = useMessages(messages);
  const { property, titled, shown } = useUnit({
    property: $property,
    titled: pageTitled,
    shown: pageShown,
  });
  const title = text('desk.title');
  const propertyId = property?.propertyId ?? null;
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  useEffect(() => {
    if (propertyId === null) return undefined;
    const show = () => {
      const { hash, pathname, search } = window.location;
      shown(hash);
      // The secret of an invitation is not left in the address or the history.
      if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
    };
    show();
    // Where the desk is open already, the browser does not load the page of the link anew.
    const follow = () => {
      if (hasInvitation(window.location.hash)) show();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [shown, propertyId]);
  useEffect(() => {
    window.dispatchEvent(new Event(pageTakenOver));
    // Names of guests are not left in the document when somebody logs out.
    document.getElementById('drawn-data')?.remove();
  }, []);
  if (property === null) return null;
  return (
    <div className="page-width page desk">
      <PageHeading>{title}</PageHeading>
      <Desk property={property} />
    </div>
  );
}
