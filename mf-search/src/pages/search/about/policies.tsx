import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import type { About } from 'shared/contracts/about';
import { createMessages } from 'shared/runtime';
import { SectionHeading, useMessages } from 'shared/ui';
import { aboutEnGB } from '../../../messages/about.en-GB.ts';

const messages = createMessages(aboutEnGB);

const rules = [
  { rule: 'breakfast', key: 'about.breakfast' },
  { rule: 'children', key: 'about.children' },
  { rule: 'pets', key: 'about.pets' },
  { rule: 'parking', key: 'about.parking' },
  { rule: 'smoking', key: 'about.smoking' },
] as const;

interface PoliciesProps {
  readonly about: About;
  readonly property: Property;
}

/** The rules of the house: times and cards as the booking has them, the rest in the hotel's words. */
export function Policies({ about, property }: PoliciesProps): ReactElement {
  const text = useMessages(messages);
  const { policies } = about;
  const { checkInTime, checkOutTime, creditCards } = property;
  const cards = creditCards.map(({ name }) => name).join(', ');
  const payment = [
    ...(cards === '' ? [] : [text('about.cards', { cards })]),
    ...(policies?.payment ? [policies.payment] : []),
  ];
  const items = [
    {
      term: text('about.arrival'),
      said: [
        text('about.times', { from: checkInTime, until: checkOutTime }),
        ...(policies?.arrival ? [policies.arrival] : []),
      ],
    },
    ...rules.flatMap(({ rule, key }) => {
      const words = policies?.[rule] ?? null;
      return words === null ? [] : [{ term: text(key), said: [words] }];
    }),
    ...(payment.length === 0 ? [] : [{ term: text('about.payment'), said: payment }]),
  ];
  return (
    <section className="se-section">
      <SectionHeading id="se-policies">{text('about.policies')}</SectionHeading>
      <dl className="se-policies">
        {items.map(({ term, said }) => (
          <div key={term} className="se-policy">
            <dt>{term}</dt>
            {said.map((words) => (
              <dd key={words}>{words}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
