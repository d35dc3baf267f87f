import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, $route, pageTitled, paths } from 'shared/runtime';
import { Button, Loading, Notice, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $view, checkAgain, pageOpened } from './model.ts';

/** Between paying and the confirmation: the page asks until the hotel has decided (decisions 1, Status). */
export function StatusPage() {
  const text = useMessages(messages);
  const { property, route, view, opened, again, titled } = useUnit({
    property: $property,
    route: $route,
    view: $view,
    opened: pageOpened,
    again: checkAgain,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    titled(text('status.title'));
  }, [opened, titled, text]);
  if (property === null) return null;
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
            action={
              <Button href={paths.search(property.propertyCode)}>{text('checkout.empty.action')}</Button>
            }
            announce
          >
            <p>{text('confirmation.notFound.text')}</p>
            <p>{text('status.failed.contact', { telephone: property.telephone, email: property.email })}</p>
          </Notice>
        );
      case 'unreachable':
        return (
          <Notice
            tone="warning"
            title={text('status.unreachable.title')}
            action={<Button onClick={() => again()}>{text('status.unreachable.again')}</Button>}
            announce
          >
            {text('status.unreachable.text')}
          </Notice>
        );
      case 'failed':
        return (
          <Notice
            tone="negative"
            title={text('status.failed.title')}
            action={
              <Button kind="primary" href={paths.checkout(property.propertyCode, token)}>
                {text('status.failed.again')}
              </Button>
            }
          >
            <p>{view.message}</p>
            <p>{text('status.failed.contact', { telephone: property.telephone, email: property.email })}</p>
          </Notice>
        );
    }
  };
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{text('status.title')}</PageHeading>
      {content()}
    </div>
  );
}
