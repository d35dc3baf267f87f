import type { BookConfig } from 'shared/contracts';
import type { CompanyInvoice, PromoCodeContent } from '../../../db/content.ts';
import type { RoomConfiguration } from '../../room-type-configuration/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import type { StoredService } from '../../service/index.ts';
import type { Allotment } from '../../stock/index.ts';
import type { StoredRatePlan, StoredRoomType } from '../repository.ts';
import type { RateCalendar } from './rate-calendar.ts';
import type { StockCalendar } from './stock-calendar.ts';

/**
 * Everything of a property that search and Create need, in memory. The rows decide: a search from an old snapshot does no harm
 * (Create takes the stock), and `contentVersion` rejects prices of an old one.
 */
export interface PropertySnapshot {
  /** Counts every change, of stock too. */
  readonly version: number;
  /** Counts the changes of prices, rules and content. */
  readonly contentVersion: number;
  readonly property: StoredProperty;
  readonly config: BookConfig;
  /** Active, in the hotelier's order; so are the plans and the extras. */
  readonly roomTypes: readonly StoredRoomType[];
  readonly ratePlans: readonly StoredRatePlan[];
  /** By the code in capitals. */
  readonly promoCodes: ReadonlyMap<string, PromoCodeContent>;
  readonly services: readonly StoredService[];
  readonly limitedServiceIds: ReadonlySet<string>;
  readonly configurations: readonly RoomConfiguration[];
  /** Who may be invoiced, by their account's id. */
  readonly companies: ReadonlyMap<string, CompanyInvoice>;
  readonly rates: readonly RateCalendar[];
  /** In the hotelier's order; empty at most hotels. */
  readonly allotments: readonly Allotment[];
  readonly stock: StockCalendar;
}
