import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $basket } from 'shared/runtime';
import { CheckboxField, reflect, TextAreaField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { bookerChanged, specialRequestsChanged } from './model.ts';
import { Section } from './section.tsx';

const SpecialRequests = reflect({
  view: TextAreaField,
  bind: { value: $basket.map(({ specialRequests }) => specialRequests), onChange: specialRequestsChanged },
});

/** What else the hotel should know. */
export function AdditionalSection({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { basket, change } = useUnit({ basket: $basket, change: bookerChanged });
  return (
    <Section title={text('checkout.additional')}>
      <SpecialRequests
        label={text('checkout.requests')}
        hint={text('checkout.requests.hint')}
        autoComplete="off"
        rows={3}
        maxLength={1000}
      />
      <CheckboxField
        label={text('checkout.offers', { hotel: property.propertyName })}
        checked={basket.booker.optInToReceiveUpdates}
        onChange={(optInToReceiveUpdates) => change({ optInToReceiveUpdates })}
      />
    </Section>
  );
}
