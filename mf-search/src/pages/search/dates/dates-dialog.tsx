import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { AvailabilityDialog } from 'shared/availability-calendar';
import type { Property } from 'shared/contracts';
import { $search } from 'shared/runtime';
import { datesChanged } from '../model.ts';

interface DatesDialogProps {
  readonly property: Property;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The calendar under the field of the dates; what is chosen goes into the search at once. */
export function DatesDialog({ property, anchorRef, onClose }: DatesDialogProps) {
  const { search, change } = useUnit({ search: $search, change: datesChanged });
  return (
    <AvailabilityDialog
      property={property}
      anchorRef={anchorRef}
      onClose={onClose}
      from={search.fromDate}
      to={search.toDate}
      onChange={change}
    />
  );
}
