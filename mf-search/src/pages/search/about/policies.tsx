import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import type { About } from 'shared/contracts/about';
import { listText, textLanguage } from 'shared/domain';
import { createMessages } from 'shared/runtime';
import { SectionHeading, useLocale, useMessages } from 'shared/ui';
import { aboutEnGB } from '../../../messages/about.en-GB.ts';

const messages = createMessages(aboutEnGB);

const rules = [
  { rule: 'breakfast', key: 'about.breakfast' },
  { rule: 'children', key: 'about.children' },
  { rule: 'pets', key: 'about.pets' },
  { rule: 'parking', key: 'about.parking' },
  { rule: 'smoking', key: 'about.smoking' },
] as const;

type Rule = (typeof rules)[number]['rule'] | 'arrival' | 'payment';

interface Said {
  readonly words: string;
  readonly language?: ReturnType<typeof textLanguage>;
}

interface PoliciesProps {
  readonly about: About;
  readonly property: Property;
}

/** The rules of the house: times and cards as the booking has them, the rest in the hotel's words. */
export function Policies({ about, property }: PoliciesProps): ReactElement {
  const text = useMessages(messages);
  const { policies } = about;
  const { checkInTime, checkOutTime, creditCards } = property;
  const cards = listText(
    creditCards.map(({ name }) => name),
    useLocale(),
  );
  /** The hotel's words of a rule; nothing where it has none. */
  const wordsOf = (rule: Rule): Said[] => {
    const words = policies?.[rule] ?? null;
    const field = rule.charAt(0).toUpperCase() + rule.slice(1);
    return policies === null || !words ? [] : [{ words, language: textLanguage(policies, field) }];
  };
  const payment: Said[] = [
    ...(cards === '' ? [] : [{ words: text('about.cards', { cards }) }]),
    ...wordsOf('payment'),
  ];
  const items: { readonly term: string; readonly said: readonly Said[] }[] = [
    {
      term: text('about.arrival'),
      said: [
        { words: text('about.times', { from: checkInTime, until: checkOutTime }) },
        ...wordsOf('arrival'),
      ],
    },
    ...rules.flatMap(({ rule, key }) => {
      const said = wordsOf(rule);
      return said.length === 0 ? [] : [{ term: text(key), said }];
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
            {said.map(({ words, language }) => (
              <dd key={words} {...language}>
                {words}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
