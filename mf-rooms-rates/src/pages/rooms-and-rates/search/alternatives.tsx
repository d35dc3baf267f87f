import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import {
  isRestriction,
  nightCount,
  nightsText,
  type AlternativeStay,
  type StayProblem,
  type Translate,
} from 'shared/domain';
import { $property, $search, formatStayDate, searchMade } from 'shared/runtime';
import {
  Button,
  ChargedIn,
  EmptyState,
  Loading,
  Notice,
  Price,
  SectionHeading,
  Skeleton,
  useLocale,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import {
  $alternatives,
  $isReasonKnown,
  $nearest,
  $stayProblem,
  alternativesWanted,
} from './alternatives-model.ts';
import { $isSoldOut } from './model.ts';
import { WaysOut } from './ways-out.tsx';
import './alternatives.css';

/** What the hotel asks of a stay from this day, and so what to change; null where its rule says no more. */
function restrictionText(
  problem: StayProblem,
  { from, to }: { readonly from: string; readonly to: string },
  text: Translate<keyof (typeof messages)['en-GB']>,
): string | null {
  switch (problem.kind) {
    case 'minimum-stay':
    case 'minimum-not-free':
      return text('alternatives.minimum', { nights: nightsText(problem.nights, text), date: from });
    case 'minimum-through':
      return text('alternatives.minimum-through', { nights: nightsText(problem.nights, text) });
    case 'longest-stay':
    case 'maximum-stay':
      return text('alternatives.longest', { nights: nightsText(problem.nights, text), date: from });
    case 'other-length':
      return text('alternatives.other-length', {
        longest: nightsText(problem.longest, text),
        nights: nightsText(problem.nights, text),
        date: from,
      });
    case 'book-ahead':
    case 'book-later':
      return text(`alternatives.${problem.kind}`, { count: problem.days, date: from });
    case 'closed-to-arrival':
      return text('alternatives.closed-to-arrival', { date: from });
    case 'closed-to-departure':
      return text('alternatives.closed-to-departure', { date: to });
    default:
      return null;
  }
}

/** The rule of the hotel that forbids the dates, in words; null while it is not known, and where none does. */
function useReason(): string | null {
  const { problem, search } = useUnit({ problem: $stayProblem, search: $search });
  const text = useMessages(messages);
  const locale = useLocale();
  const { fromDate, toDate } = search;
  if (problem === null || fromDate === null || toDate === null) return null;
  const [from, to] = [fromDate, toDate].map((date) => formatStayDate(date, 'short', locale));
  return restrictionText(problem, { from: from ?? '', to: to ?? '' }, text);
}

/** The nearest stay that can be booked, at one press; its place is kept while it is looked for. */
export function NearestStay(): ReactElement | null {
  const { stay, take } = useUnit({ stay: $nearest, take: searchMade });
  const text = useMessages(messages);
  const locale = useLocale();
  if (stay === undefined) return <Skeleton shape="block" height={44} />;
  if (stay === null) return null;
  const { from, to } = stay;
  return (
    <Button
      kind="primary"
      onClick={() => {
        take({ fromDate: from, toDate: to });
      }}
    >
      {text('alternatives.take', {
        from: formatStayDate(from, 'short', locale),
        to: formatStayDate(to, 'short', locale),
        nights: nightsText(nightCount(stay), text),
      })}
    </Button>
  );
}

/** Rooms are free, but not for this stay: the rule that forbids it, and the nearest stay that it allows. */
export function NotAsAsked(): ReactElement {
  const isKnown = useUnit($isReasonKnown);
  const reason = useReason();
  const text = useMessages(messages);
  if (!isKnown) return <Loading label={text('page.loading')} />;
  return (
    <EmptyState
      icon="calendar"
      title={reason ?? text('error.selection-not-available')}
      action={<WaysOut first={<NearestStay />} />}
    />
  );
}

/** product.md 8's restricted-booking warning: rooms are free, but a rule of the hotel forbids these dates. */
function Restriction(): ReactElement | null {
  const { problem, isSoldOut } = useUnit({ problem: $stayProblem, isSoldOut: $isSoldOut });
  const text = useMessages(messages);
  const reason = useReason();
  if (problem === null || !isRestriction(problem)) return null;
  return (
    <Notice tone="warning" title={text('error.title-warning')} className="rr-restriction" announce>
      <p>{text('error.restricted-booking')}</p>
      {isSoldOut && reason !== null && <p>{reason}</p>}
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
