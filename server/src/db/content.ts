import type {
  AboutFile,
  ChargeType,
  OriginalCost,
  Property,
  Rate,
  RateCost,
  RateTerms,
  RoomType,
  TextLanguages,
  Theme,
} from 'shared/contracts';

/** A hotel's texts in one language, each by its place in the content that they stand beside: `name`, `offers.0.name`. */
interface TextsOfLanguage {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** In the hotel's order of languages: what is missing in all that a guest reads is taken from the first one that has it. */
export type LocalTexts = readonly TextsOfLanguage[];

/** Content of a hotel in its first language, with its texts in all of its languages; absent or null: nothing is known of languages. */
export interface WithTexts {
  readonly texts?: LocalTexts | null | undefined;
}

type RateKeysOfStay =
  | (RateCost | OriginalCost)['key']
  | keyof RateTerms
  | 'baseNumberOfAdults'
  | 'minimumRate'
  | 'nights';

/** The proof that a company's guests give before the hotel invoices the company, as in the property file. */
export interface CompanyInvoice {
  readonly invoicePin: string | null;
  readonly emailDomains: readonly string[];
  /** What becomes of a booking whose guest shows nothing. */
  readonly invoiceWithoutProof: 'OnRequest' | 'Confirmed';
  /** What invoices to it say beside its name; absent in rows of earlier releases. */
  readonly vatId?: string | null;
  readonly addressLines?: readonly string[];
}

/** Everything of the property object but its id, which is a column, and what is the deployment's. */
export type PropertyContent = Omit<
  Property,
  'propertyId' | 'cardsAreSimulated' | 'cardGateway' | 'challenge'
> &
  WithTexts & {
    /** Whether a challenge may be asked before a card is tried; absent: no. */
    readonly challengeCards?: boolean;
    /** The hotel's hour, at which deadlines in days end; check-in time when absent. */
    readonly cancellationTime?: string | undefined;
    readonly guestChanges?: GuestChanges | undefined;
    /** How long rooms are held for a guest who pays by a link; the usual time when absent. */
    readonly paymentLinkHours?: number | undefined;
  };

/** What guests change by themselves until so many days before arrival: 0 when absent, never when null. */
export type GuestChanges = Readonly<Partial<Record<GuestChange, number | null | undefined>>>;
export type GuestChange = 'cancel' | 'dates' | 'party' | 'rooms' | 'names' | 'extras' | 'requests';

/** The hotelier's own rules of prices and stock as the property file wrote them (wire form), for the export and for later nights. */
export type PropertyRules = Readonly<Record<string, unknown>>;

/** What is read by itself, not with every property; rows of earlier releases have nothing of it. */
export interface HouseSettings {
  /** Mails to the hotel about its bookings. */
  readonly notifications?: HouseNotifications | null;
  readonly retention?: HouseRetention | null;
  /** Null or absent: as usual. */
  readonly reviews?: HouseReviews | null;
  /** What guests read of the hotel. */
  readonly about?: (AboutFile & WithTexts) | null;
}
/** Whether and when guests are asked for a review; what is absent is as usual. */
export interface HouseReviews {
  readonly ask?: boolean | undefined;
  /** After the departure. */
  readonly days?: number | undefined;
  /** Of the hotel's own clock, 0 to 23. */
  readonly hour?: number | undefined;
}
/** How long personal text is kept; what is absent is as usual. */
export interface HouseRetention {
  /** After the departure. */
  readonly stayMonths?: number | undefined;
  /** Of bookings that were not made after all. */
  readonly unbookedDays?: number | undefined;
  /** Of the links of a booking, after the departure. */
  readonly linkDays?: number | undefined;
  /** Of what mails were about, after they were sent. */
  readonly mailDays?: number | undefined;
  /** Of accounts, after they were last used. */
  readonly accountMonths?: number | undefined;
  /** Of invoices, after the year in which they were issued. */
  readonly invoiceYears?: number | undefined;
}
export interface HouseNotifications {
  readonly addresses: readonly string[];
  readonly languageCode: string;
  /** Of the hotel's own clock, 0 to 23; null: no sheet of arrivals. */
  readonly arrivalsHour: number | null;
}

/** A room type as the hotelier describes it; `locationIds` null means every location. */
export type RoomTypeContent = Omit<RoomType, 'roomTypeId' | 'upgrades' | 'rates'> &
  WithTexts & {
    readonly locationIds: readonly string[] | null;
    readonly baseNumberOfAdults: number;
  };

/** `roomTypeIds` null means that every room type is sold at this plan. */
export type RatePlanContent = Omit<Rate, RateKeysOfStay | 'ratePlanId'> &
  WithTexts & {
    readonly roomTypeIds: readonly string[] | null;
  };

/** An extra; money in minor units. The id lists are null when the extra goes with every room type or rate plan. */
export interface ServiceContent extends WithTexts {
  readonly textLanguages?: TextLanguages | undefined;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly serviceDescription: string;
  readonly chargePerPerson: boolean;
  readonly chargeType: ChargeType;
  readonly articles: readonly {
    readonly articleId: string;
    readonly name: string;
    readonly priceMinor: number;
  }[];
  readonly roomTypeIds: readonly string[] | null;
  readonly ratePlanIds: readonly string[] | null;
  /** Prices of some days as the file says them, and with their days and amounts resolved. */
  readonly prices?: readonly {
    readonly season: string | null;
    readonly from: string | null;
    readonly to: string | null;
    readonly weekdays: readonly ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[] | null;
    readonly price: number;
  }[];
  readonly dayPrices?: readonly {
    readonly from: string | null;
    readonly to: string | null;
    readonly weekdays: readonly number[] | null;
    readonly priceMinor: number;
  }[];
}

/** What a promo code takes off the base rate of every night; windows are inclusive days of the property, null is open. */
export interface PromoCodeContent extends WithTexts {
  readonly name: string;
  readonly discount:
    /** `step`: to how many minor units a discounted price is rounded; 1 when absent. */
    | { readonly kind: 'percent'; readonly percent: number; readonly step?: number }
    | { readonly kind: 'amount-per-night'; readonly amountMinor: number }
    | { readonly kind: 'none' };
  readonly stayFrom: string | null;
  readonly stayTo: string | null;
  readonly sellFrom: string | null;
  readonly sellTo: string | null;
  readonly minNights: number | null;
  readonly ratePlanIds: readonly string[] | null;
}

/** An offer at the table; on every day and at every time unless it says otherwise. */
export interface RestaurantPromotion {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly weekdays?: readonly ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[] | null;
  readonly firstTime?: string | null;
  readonly lastTime?: string | null;
}

export interface RestaurantContent extends WithTexts {
  readonly name: string;
  readonly minOnlinePartySize: number;
  readonly maxOnlinePartySize: number;
  readonly noAvailabilityText: string;
  readonly isLeaveTimeRequired: boolean;
  readonly sittingMinutes: number;
  readonly promotions: readonly RestaurantPromotion[];
  /** `YYYY/MM/DD`, or `MM-DD` of every year. */
  readonly closedDays?: readonly string[];
}

export interface GroupContent extends WithTexts {
  /** Those of its file, the first one first; absent where it says nothing of languages. */
  readonly languages?: string[];
  readonly name: string;
  readonly logoFileUrl: string | null;
  readonly theme: Theme;
}
