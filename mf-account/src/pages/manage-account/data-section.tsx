import type { Property } from 'shared/contracts';
import { privacyPage } from 'shared/runtime/factories';
import { Button, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Section } from './section.tsx';

/** Download and erase are a page of their own, which guests without an account use too; nothing where no remote of the hotel brings it. */
export function DataSection({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const href = privacyPage(property.propertyCode);
  if (href === null) return null;
  return (
    <Section
      id="data"
      title={text('account.data.title')}
      lead={text('account.data.lead', { hotel: property.propertyName })}
    >
      <div>
        <Button href={href}>{text('account.data.open')}</Button>
      </div>
    </Section>
  );
}
