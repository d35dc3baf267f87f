import { useUnit } from 'effector-react';
import type { MyReservation, Property } from 'shared/contracts';
import { paths } from 'shared/runtime';
import { Button, Disclosure, EmptyState, FailedState, Loading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { Section } from './section.tsx';
import { StayCard } from './stay-card.tsx';
import { $stays, loadRetried, type MyStays } from './stays-model.ts';

interface StaysProps {
  readonly stays: MyStays;
  readonly property: Property;
}

function StayList({
  stays,
  property,
}: {
  readonly stays: readonly MyReservation[];
  readonly property: Property;
}) {
  return (
    <ul className="acc-stays">
      {stays.map((stay) => (
        <StayCard key={stay.confirmationToken} stay={stay} property={property} />
      ))}
    </ul>
  );
}

function AllStays({ stays: { upcoming, past }, property }: StaysProps) {
  const text = useMessages(messages);
  return (
    <>
      {upcoming.length > 0 ? (
        <StayList stays={upcoming} property={property} />
      ) : (
        <EmptyState
          title={text(past.length > 0 ? 'account.stays.none-upcoming' : 'account.stays.none')}
          icon="bed"
          action={<Button href={paths.search(property.propertyCode)}>{text('account.book')}</Button>}
        >
          {text('account.stays.none-text', { hotel: property.propertyName })}
        </EmptyState>
      )}
      {past.length > 0 && (
        <Disclosure kind="boxed" summary={text('account.stays.past', { count: past.length })}>
          <StayList stays={past} property={property} />
        </Disclosure>
      )}
    </>
  );
}

/** product.md 6: what a logged-in guest has booked here, coming and past. */
export function StaysSection({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { state, retry } = useUnit({ state: $stays, retry: loadRetried });
  return (
    <Section id="stays" title={text('account.stays.title')}>
      {state.kind === 'loading' && (
        <>
          <Loading label={text('account.stays.loading')} />
          <Skeleton shape="block" height={132} />
        </>
      )}
      {state.kind === 'failed' && (
        <FailedState title={text('account.stays.failed')} onRetry={() => retry()} contact={property}>
          {text('account.stays.failed-text')}
        </FailedState>
      )}
      {state.kind === 'loaded' && <AllStays stays={state.stays} property={property} />}
    </Section>
  );
}
