import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { type AlternativeStay, daysBetween, nightCount, nightsText, type Stay } from 'shared/domain';
import { $search, formatStayDate } from 'shared/runtime';
import { ChargedIn, Price, SectionHeading, useAnnounce, useLocale, useMessages } from 'shared/ui';
import { datesMessages } from '../../../messages/dates.en-GB.ts';
import { submitId } from '../rules.ts';
import { datesChanged } from '../model.ts';

interface AlternativeListProps {
  readonly stays: readonly AlternativeStay[];
  readonly property: Property;
}

/** At most ten stays near the one that cannot be booked, each with its total for the party; one click takes it. */
export function AlternativeList({ stays, property }: AlternativeListProps) {
  const text = useMessages(datesMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const { search, change } = useUnit({ search: $search, change: datesChanged });
  const datesOf = ({ from, to }: Stay): string =>
    `${formatStayDate(from, 'short', locale)} – ${formatStayDate(to, 'short', locale)}`;
  const shiftOf = ({ from }: Stay): string | null => {
    const days = search.fromDate === null ? 0 : daysBetween(search.fromDate, from);
    if (days === 0) return null;
    return days < 0
      ? text('search.alternatives.earlier', { count: -days })
      : text('search.alternatives.later', { count: days });
  };
  const take = (stay: Stay): void => {
    change({ from: stay.from, to: stay.to });
    announce(text('search.alternatives.taken', { dates: datesOf(stay) }));
    document.getElementById(submitId)?.focus();
  };
  return (
    <>
      <SectionHeading level={3}>{text('search.alternatives')}</SectionHeading>
      <ChargedIn currency={property.currency} />
      <ul className="se-alternatives">
        {stays.map((stay) => (
          <li key={`${stay.from} ${stay.to}`}>
            <button type="button" className="se-alternative" onClick={() => take(stay)}>
              <span className="se-alternative__dates">{datesOf(stay)}</span>
              <span className="se-alternative__detail">
                {[nightsText(nightCount(stay), text), shiftOf(stay)]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
              <Price
                amount={stay.total}
                currency={property.currency}
                prefix={text('search.alternatives.from')}
                caption={text('search.alternatives.total')}
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
