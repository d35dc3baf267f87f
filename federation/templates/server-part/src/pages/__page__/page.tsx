import './page.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { Button, PageHeading, TextField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import {
  $greeting,
  $hasFailed,
  $hellos,
  $isSaying,
  $name,
  helloSaid,
  nameChanged,
  pageOpened,
} from './model.ts';

/** The page of __name__. */
export function __Page__Page() {
  const text = useMessages(messages);
  const { property, name, greeting, hellos, hasFailed, isSaying, change, titled, opened, say } = useUnit({
    property: $property,
    name: $name,
    greeting: $greeting,
    hellos: $hellos,
    hasFailed: $hasFailed,
    isSaying: $isSaying,
    change: nameChanged,
    titled: pageTitled,
    opened: pageOpened,
    say: helloSaid,
  });
  const title = text('__page__.title', { hotel: property?.propertyName ?? '' });
  const propertyId = property?.propertyId ?? null;
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  useEffect(() => {
    if (propertyId !== null) opened(propertyId);
  }, [opened, propertyId]);
  if (property === null) return null;
  return (
    <div className="page-width page">
      <PageHeading>{title}</PageHeading>
      <TextField label={text('__page__.name')} value={name} onChange={change} />
      <p className="__page__-greeting">
        {greeting.kind === 'guest'
          ? text('__page__.greeting.guest')
          : text('__page__.greeting.named', { name: greeting.name })}
      </p>
      <Button kind="primary" busy={isSaying} onClick={() => say()}>
        {text('__page__.say')}
      </Button>
      <p className="__page__-greeting" role="status">
        {hellos !== null && text('__page__.hellos', { count: hellos })}
      </p>
      {hasFailed && <p role="alert">{text('__page__.failed')}</p>}
    </div>
  );
}
