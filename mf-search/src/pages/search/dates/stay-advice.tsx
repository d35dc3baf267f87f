import './dates.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { calendarWanted } from 'shared/availability-calendar';
import type { BookConfig, Property } from 'shared/contracts';
import { nightCount } from 'shared/domain';
import { busEventHappened } from 'shared/runtime';
import { Button, Notice, Skeleton, useLocale, useMessages } from 'shared/ui';
import { datesMessages } from '../../../messages/dates.en-GB.ts';
import { $offer, datesChanged } from '../model.ts';
import { $alternatives, $otherLength, $problem, adviceWanted } from './advice-model.ts';
import { AlternativeList } from './alternative-list.tsx';
import { problemText } from './problem-text.ts';
import { useWantedField } from './use-wanted-field.ts';

interface StayAdviceProps {
  readonly property: Property;
  readonly config: BookConfig;
  /** When the page was loaded, by `performance.now()`. */
  readonly loadedAt: number;
}

/** Why the chosen stay cannot be booked, and stays that can (product.md 2 and 4). Fetches the calendar when it appears. */
export function StayAdvice({ property, config, loadedAt }: StayAdviceProps) {
  const text = useMessages(datesMessages);
  const locale = useLocale();
  const { problem, stays, offer, other, change, wantCalendar, wantAdvice, tell } = useUnit({
    problem: $problem,
    stays: $alternatives,
    offer: $offer,
    other: $otherLength,
    change: datesChanged,
    wantCalendar: calendarWanted,
    wantAdvice: adviceWanted,
    tell: busEventHappened,
  });
  useEffect(() => {
    wantCalendar({ loadedMs: performance.now() - loadedAt });
    wantAdvice();
  }, [wantCalendar, wantAdvice, loadedAt]);
  useWantedField();
  if (problem === null) return null;
  const isOfParty = problem.kind === 'party-not-suited' || problem.kind === 'combination';
  const isOfOffer = problem.kind === 'minimum-stay' && offer !== null && offer.minNights === problem.nights;
  const reason = isOfOffer
    ? text('search.unavailable.offer', { offer: offer.name, count: problem.nights })
    : problemText(problem, text, locale);
  return (
    <section className="se-advice" aria-label={text('search.alternatives')}>
      {/* The hotel's own warning says it already (product.md 4). */}
      {problem.kind !== 'same-day' && (
        <Notice
          tone="warning"
          title={text('error.selection-not-available')}
          announce
          action={
            other !== null && (
              <Button size="small" onClick={() => change(other)}>
                {text('search.alternatives.stay-longer', { count: nightCount(other) })}
              </Button>
            )
          }
        >
          {reason}
        </Notice>
      )}
      {stays === null ? (
        <Skeleton lines={3} />
      ) : stays.length > 0 ? (
        <AlternativeList stays={stays} property={property} />
      ) : (
        <Notice
          tone="info"
          announce
          title={isOfParty ? undefined : text('error.no-rooms')}
          action={
            <Button size="small" icon="phone" onClick={() => tell({ type: 'contact.requested.v1' })}>
              {text('search.contact')}
            </Button>
          }
        >
          {isOfParty
            ? text('error.combination-not-available')
            : (config.noAvailabilityMessage ?? text('search.alternatives.none'))}
        </Notice>
      )}
    </section>
  );
}
