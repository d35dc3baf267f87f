import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $basket, $property, $route, pageTitled, paths } from 'shared/runtime';
import { Button, ContactLinks, Loading, Notice, PageHeading, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { $isReasonShown, $view, checkRetried, pageOpened } from './model.ts';

/** Between paying and the confirmation: the page polls until the hotel has decided (decisions 1, Status). */
export function StatusPage() {
  const text = useMessages(bookedMessages);
  const { property, route, basket, view, isReasonShown, opened, retry, titled } = useUnit({
    property: $property,
    route: $route,
    basket: $basket,
    view: $view,
    isReasonShown: $isReasonShown,
    opened: pageOpened,
    retry: checkRetried,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    titled(text('status.title'));
  }, [opened, titled, text]);
  if (property === null) return null;
  const needsHelp = view.kind === 'failed' || view.kind === 'unknown';
  const token = route.params['confirmationToken'] ?? '';
  const content = () => {
    switch (view.kind) {
      case 'waiting':
        return (
          <>
            <Loading label={text('status.waiting')} />
            <Notice tone="info" title={text('status.waiting')}>
              {text('status.keep')}
            </Notice>
          </>
        );
      case 'approval':
        return (
          <Notice
            tone="warning"
            title={text('status.approval.title')}
            action={
              <Button kind="primary" icon="lock" href={paths.checkout(property.propertyCode, token)}>
                {text('status.approval.open')}
              </Button>
            }
            announce
          >
            {text('status.approval.text')}
          </Notice>
        );
      case 'late':
        return (
          <Notice tone="info" title={text('status.late.title')} announce>
            {text('status.late.text')}
          </Notice>
        );
      case 'unknown':
        return (
          <Notice
            tone="warning"
            title={text('confirmation.notFound.title')}
            action={<Button href={paths.search(property.propertyCode)}>{text('status.search')}</Button>}
            announce
          >
            {text('confirmation.notFound.text')}
          </Notice>
        );
      case 'unreachable':
        return (
          <Notice
            tone="warning"
            title={text('status.unreachable.title')}
            action={<Button onClick={() => retry()}>{text('status.unreachable.again')}</Button>}
            announce
          >
            {text('status.unreachable.text')}
          </Notice>
        );
      case 'failed':
        return (
          <Notice
            tone="negative"
            title={text(view.isHeld ? 'status.failed.held' : 'status.failed.title')}
            action={
              <Button
                kind="primary"
                href={
                  view.isHeld
                    ? paths.checkout(property.propertyCode, token)
                    : basket.items.length > 0
                      ? paths.checkout(property.propertyCode)
                      : paths.search(property.propertyCode)
                }
              >
                {text(
                  view.isHeld || basket.items.length > 0 ? 'status.failed.again' : 'status.failed.search',
                )}
              </Button>
            }
          >
            {!isReasonShown && view.message}
          </Notice>
        );
    }
  };
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{text('status.title')}</PageHeading>
      <div className="stack">
        {content()}
        {needsHelp && (
          <div className="stack stack--s">
            <p className="co-small">{text('status.failed.contact')}</p>
            <ContactLinks contact={{ telephone: property.telephone, email: property.email }} />
          </div>
        )}
      </div>
    </div>
  );
}
