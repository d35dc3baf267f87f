import { useUnit } from 'effector-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { guestCount, partyText, type AllocationProblem, type RoomRequest } from 'shared/domain';
import { $basket, $bookConfig, $property, $search, formatStayDate } from 'shared/runtime';
import { Button, ContactLinks, EmptyState, FailedState, Notice, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { searchRetried } from '../model.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PartySplit, useOpenParty } from './load-party.ts';
import { $isSoldOut, $onSaleUntil, $searchAddress } from './model.ts';
import { $notTaken } from './party-model.ts';
import { WaysOut } from './ways-out.tsx';

const loadAlternatives = () => import('./alternatives.tsx');
const Alternatives = lazy(() => loadAlternatives().then((module) => ({ default: module.Alternatives })));
const NearestStay = lazy(() => loadAlternatives().then((module) => ({ default: module.NearestStay })));
const NotAsAsked = lazy(() => loadAlternatives().then((module) => ({ default: module.NotAsAsked })));

export function RestrictedState({ message }: { readonly message: string | null }): ReactElement {
  const text = useMessages(messages);
  return (
    <EmptyState icon="clock" title={text('error.title-no-same-day')} action={<WaysOut />}>
      <Notice tone="warning">{message ?? text('error.same-day')}</Notice>
    </EmptyState>
  );
}

export function SearchFailedState({ message }: { readonly message: string | null }): ReactElement {
  const { address, property, retry } = useUnit({
    address: $searchAddress,
    property: $property,
    retry: searchRetried,
  });
  const text = useMessages(messages);
  return (
    <FailedState
      title={message ?? text('error.action-failed')}
      onRetry={retry}
      action={address !== null && <Button href={address}>{text('search.change')}</Button>}
      contact={property}
    >
      {text('state.failed-text')}
    </FailedState>
  );
}

/** product.md 8: nothing free, a party that no room suits, or rooms that cannot be had together. */
function AllocationMessage({ problem }: { readonly problem: AllocationProblem }): ReactElement {
  const { config, basket, isSoldOut } = useUnit({
    config: $bookConfig,
    basket: $basket,
    isSoldOut: $isSoldOut,
  });
  const text = useMessages(messages);
  const nearest = (
    <Suspense fallback={null}>
      <NearestStay />
    </Suspense>
  );
  if (problem.kind === 'no-rooms' && !isSoldOut)
    return (
      <Suspense fallback={<ListSkeleton />}>
        <NotAsAsked />
      </Suspense>
    );
  if (problem.kind === 'no-rooms')
    return (
      <EmptyState icon="bed" title={text('error.no-rooms')} action={<WaysOut first={nearest} />}>
        <p>{config?.noAvailabilityMessage ?? text('state.no-rooms-text')}</p>
      </EmptyState>
    );
  const unsuited = problem.kind === 'party-not-suited' ? problem.roomIndexes : [];
  return (
    <EmptyState
      icon="bed"
      title={text('error.selection-not-available')}
      action={
        <WaysOut
          {...(unsuited.length === 0
            ? {}
            : {
                first: (
                  <Suspense fallback={null}>
                    <PartySplit />
                  </Suspense>
                ),
              })}
        />
      }
    >
      <p>{text('error.combination-not-available')}</p>
      {unsuited.length > 0 && (
        <Notice tone="warning" title={text('error.title-warning')} className="rr-unsuited">
          <p>{text('error.not-enough-rooms')}</p>
          <ul>
            {unsuited.flatMap((index) => {
              const room = basket.rooms[index];
              if (room === undefined) return [];
              const { roomNumber } = room;
              return [
                <li key={roomNumber}>
                  {text('rooms.room-with', { number: roomNumber, party: partyText(room, text) })}
                </li>,
              ];
            })}
          </ul>
        </Notice>
      )}
    </EmptyState>
  );
}

/** More guests than any room takes, as from a link: other dates would not help, more rooms would. */
function NotTakenState({ notTaken }: { readonly notTaken: readonly RoomRequest[] }): ReactElement {
  const { address, property, search } = useUnit({
    address: $searchAddress,
    property: $property,
    search: $search,
  });
  const text = useMessages(messages);
  const openParty = useOpenParty();
  const guests = notTaken.reduce((most, room) => Math.max(most, guestCount(room)), 0);
  return (
    <EmptyState
      icon="guests"
      title={text('error.selection-not-available')}
      action={
        <>
          <Button kind="primary" icon="guests" aria-haspopup="dialog" onClick={openParty}>
            {text('search.change-guests')}
          </Button>
          <Suspense fallback={null}>
            <PartySplit />
          </Suspense>
          {address !== null && <Button href={address}>{text('search.change')}</Button>}
          {property !== null && <ContactLinks contact={property} />}
        </>
      }
    >
      {notTaken.map((room) => (
        <p key={room.roomId}>
          {search.rooms.length === 1
            ? partyText(room, text)
            : text('rooms.room-with', { number: room.roomNumber, party: partyText(room, text) })}
        </p>
      ))}
      <p>
        {text('party.not-taken', { guests: text('count.guests', { count: guests }) })}{' '}
        {text('party.add-room')}
      </p>
    </EmptyState>
  );
}

/** The hotel is not full there: it does not take bookings so far ahead. */
function NotOnSaleState({ until }: { readonly until: string }): ReactElement {
  const text = useMessages(messages);
  const date = formatStayDate(until, 'short', useLocale());
  return (
    <EmptyState icon="calendar" title={text('state.not-on-sale')} action={<WaysOut />}>
      <p>{text('state.not-on-sale-text', { date })}</p>
    </EmptyState>
  );
}

/** Why nothing can be booked, and stays near it that can. */
export function AllocationState({ problem }: { readonly problem: AllocationProblem }): ReactElement {
  const { until, notTaken } = useUnit({ until: $onSaleUntil, notTaken: $notTaken });
  if (until !== null) return <NotOnSaleState until={until} />;
  if (problem.kind === 'party-not-suited' && notTaken.length > 0)
    return <NotTakenState notTaken={notTaken} />;
  return (
    <>
      <AllocationMessage problem={problem} />
      <Suspense fallback={null}>
        <Alternatives />
      </Suspense>
    </>
  );
}
