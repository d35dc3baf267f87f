import type { BookConfig } from 'shared/contracts';
import { Icon, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';

/** Why a guest books here and not elsewhere (product.md 3: BookingIncentives). */
export function Incentives({ incentives }: { readonly incentives: BookConfig['bookingIncentives'] }) {
  const text = useMessages(messages);
  return (
    <section className="se-section">
      <SectionHeading>{text('search.incentives')}</SectionHeading>
      <ul className="se-incentives">
        {incentives.map((incentive) => (
          <li key={incentive.title} className="se-incentive">
            <Icon name="check" size={20} />
            <div>
              <p className="se-incentive__title">{incentive.title}</p>
              <p className="se-incentive__text">{incentive.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
