import type { BookConfig } from 'shared/contracts';
import type { RatePlanContent, RoomTypeContent } from '../../db/content.ts';
import type { StoredProperty } from '../property/repository.ts';
import type { StoredService } from '../service/repository.ts';

/** What the hotel says about the things that a request names; what it does not sell (any longer) is missing. */
export interface BookingContent {
  readonly property: StoredProperty;
  readonly config: BookConfig;
  readonly roomTypes: ReadonlyMap<string, RoomTypeContent>;
  readonly ratePlans: ReadonlyMap<string, RatePlanContent>;
  readonly configurations: readonly RoomConfiguration[];
  readonly services: ReadonlyMap<string, BookableService>;
  /** Whether the organisation of the request exists. */
  readonly isCompanyKnown: boolean;
}

export interface RoomConfiguration {
  readonly id: string;
  readonly roomTypeId: string;
  readonly text: string;
}

export interface BookableService {
  readonly stored: StoredService;
  /** Whether the hotel counts how many there are. */
  readonly isLimited: boolean;
}
