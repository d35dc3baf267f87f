import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { isRestriction, nightCount, nightsText, type AlternativeStay } from 'shared/domain';
import { $property, $search, formatStayDate, searchMade } from 'shared/runtime';
import {
  ChargedIn,
  Loading,
  Notice,
  Price,
  SectionHeading,
  Skeleton,
  useLocale,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $alternatives, $stayProblem, alternativesWanted } from './alternatives-model.ts';
import './alternatives.css';

/** product.md 8's restricted-booking warning: rooms are free, but a rule of the hotel forbids these dates. */
function Restriction(): ReactElement | null {
  const { problem, search } = useUnit({ problem: $stayProblem, search: $search });
  const text = useMessages(messages);
  const locale = useLocale();
  if (problem === null || search.fromDate === null || !isRestriction(problem)) return null;
  return (
    <Notice tone="warning" title={text('error.title-warning')} className="rr-restriction" announce>
      <p>{text('error.restricted-booking')}</p>
      {(problem.kind === 'minimum-stay' || problem.kind === 'minimum-not-free') && (
        <p>
          {text('alternatives.minimum', {
            nights: nightsText(problem.nights, text),
            date: formatStayDate(search.fromDate, 'short', locale),
          })}
        </p>
      )}
    </Notice>
  );
}

function Alternative({ stay }: { readonly stay: AlternativeStay }): ReactElement {
  const { property, take } = useUnit({ property: $property, take: searchMade });
  const text = useMessages(messages);
  const locale = useLocale();
  const { from, to, total } = stay;
  return (
    <li>
      <button
        type="button"
        className="rr-alternative"
        onClick={() => {
          take({ fromDate: from, toDate: to });
        }}
      >
        <span className="rr-alternative__dates">
          {formatStayDate(from, 'short', locale)} – {formatStayDate(to, 'short', locale)}
        </span>
        <span className="small muted">{nightsText(nightCount(stay), text)}</span>
        {property !== null && (
          <Price
            amount={total}
            currency={property.currency}
            prefix={text('rooms.from')}
            caption={text('alternatives.total')}
          />
        )}
      </button>
    </li>
  );
}

/** At most ten stays near the dates that cannot be booked, each with its lowest total for the party (product.md 2). */
export function Alternatives(): ReactElement | null {
  const { stays, want, property } = useUnit({
    stays: $alternatives,
    want: alternativesWanted,
    property: $property,
  });
  const text = useMessages(messages);
  useEffect(() => {
    want();
  }, [want]);
  if (stays?.length === 0) return <Restriction />;
  return (
    <section className="rr-alternatives" aria-labelledby="rr-alternatives" aria-busy={stays === null}>
      <Restriction />
      <SectionHeading id="rr-alternatives">{text('alternatives.title')}</SectionHeading>
      {property !== null && <ChargedIn currency={property.currency} />}
      {stays === null ? (
        <>
          <Loading label={text('alternatives.loading')} />
          <Skeleton shape="block" height={92} lines={2} />
        </>
      ) : (
        <ul className="rr-alternatives__list">
          {stays.map((stay) => (
            <Alternative key={`${stay.from} ${stay.to}`} stay={stay} />
          ))}
        </ul>
      )}
    </section>
  );
}
