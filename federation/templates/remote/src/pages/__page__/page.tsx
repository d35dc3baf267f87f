import './page.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { PageHeading, TextField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $greeting, $name, nameChanged } from './model.ts';

/** The page of __name__. */
export function __Page__Page() {
  const text = useMessages(messages);
  const { property, name, greeting, change, titled } = useUnit({
    property: $property,
    name: $name,
    greeting: $greeting,
    change: nameChanged,
    titled: pageTitled,
  });
  const title = text('__page__.title', { hotel: property?.propertyName ?? '' });
  useEffect(() => {
    titled(title);
  }, [titled, title]);
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
    </div>
  );
}
