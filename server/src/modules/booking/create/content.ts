import type { BookConfig } from 'shared/contracts';
import type { CompanyInvoice, RatePlanContent, RoomTypeContent } from '../../../db/content.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { RoomConfiguration } from '../../room-type-configuration/index.ts';
import type { StoredService } from '../../service/index.ts';

/** The hotel's content that a request refers to; what it does not sell (any longer) is missing. */
export interface BookingContent {
  readonly property: StoredProperty;
  readonly config: BookConfig;
  readonly roomTypes: ReadonlyMap<string, RoomTypeContent>;
  readonly ratePlans: ReadonlyMap<string, RatePlanContent>;
  readonly configurations: readonly RoomConfiguration[];
  readonly services: ReadonlyMap<string, BookableService>;
  /** The organisation of the request; null when none has its id. */
  readonly company: CompanyInvoice | null;
}

export interface BookableService {
  readonly stored: StoredService;
  /** Whether the hotel counts how many there are. */
  readonly isLimited: boolean;
}
