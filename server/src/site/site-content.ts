import type { About, BookConfig, PreCheckInConfig, Property, PropertyGroup } from 'shared/contracts';

export interface PropertyContent {
  readonly property: Property;
  readonly bookConfig: BookConfig;
  readonly preCheckInConfig: PreCheckInConfig;
  /** What search engines read of the hotel beside it; not in the page's own data. */
  readonly about?: About;
}

export interface ListedHotel {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly imageUrl: string | null;
}

/** What this installation sells, for its start page and its site map. */
export interface Directory {
  readonly hotels: readonly ListedHotel[];
  readonly groups: readonly { readonly code: string; readonly name: string }[];
}

/** What pages are made of. Codes are compared without regard to case; null when there is no such hotel or group. */
export interface SiteContent {
  readonly property: (code: string) => Promise<PropertyContent | null>;
  readonly group: (code: string) => Promise<PropertyGroup | null>;
  readonly directory: () => Promise<Directory>;
}
