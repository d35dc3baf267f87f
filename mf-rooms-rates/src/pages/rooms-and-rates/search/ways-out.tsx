import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { $availability, $property, $search, searchMade } from 'shared/runtime';
import { Button, ContactLinks, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useOpenCalendar } from './load-calendar.ts';
import { $searchAddress } from './model.ts';

/** Other rates may be free where those of the offer are not. */
export function WithoutOffer(): ReactElement | null {
  const { availability, search, make } = useUnit({
    availability: $availability,
    search: $search,
    make: searchMade,
  });
  const text = useMessages(messages);
  if (availability === null || search.ratePlanCode === null) return null;
  // Then all rates were looked at already.
  if (typeof availability.ratePlanCodeMessage === 'string') return null;
  return (
    <Button
      onClick={() => {
        make({ ratePlanCode: null });
      }}
    >
      {text('offer.without')}
    </Button>
  );
}

/** The ways out where nothing can be booked: what can be booked instead, other dates, another search, or the hotel itself. */
export function WaysOut({ first }: { readonly first?: ReactNode }): ReactElement {
  const { address, property } = useUnit({ address: $searchAddress, property: $property });
  const text = useMessages(messages);
  const openCalendar = useOpenCalendar();
  return (
    <>
      {first}
      <Button
        {...(first === undefined ? { kind: 'primary' } : {})}
        icon="calendar"
        aria-haspopup="dialog"
        onClick={openCalendar}
      >
        {text('search.change-dates')}
      </Button>
      <WithoutOffer />
      {address !== null && <Button href={address}>{text('search.change')}</Button>}
      {property !== null && <ContactLinks contact={property} />}
    </>
  );
}
