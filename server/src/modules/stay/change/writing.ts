import type { ReservationRow } from '../../booking/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { Planned, WantedChange } from './plan.ts';

export interface Writing {
  readonly row: ReservationRow;
  readonly property: StoredProperty;
  readonly planned: Planned;
  readonly change: WantedChange;
  readonly now: Date;
}
