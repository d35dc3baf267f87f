import type { BookConfig, PreCheckInConfig } from 'shared/contracts';
import type { Db } from '../db/database.ts';
import {
  type CardSettings,
  findAbout,
  findPublicConfig,
  findProperty,
  toAbout,
  toProperty,
} from '../modules/property/index.ts';
import { findPropertyGroup } from '../modules/property-group/index.ts';
import { findRating } from '../modules/review/index.ts';
import { listDirectory } from './repository.ts';
import type { SiteContent } from './site-content.ts';

/** The required fields of the booker's details hold for pre check-in as well; city and county have no field (decisions 1). */
const preCheckInConfigOf = (config: BookConfig): PreCheckInConfig => ({
  propertyId: config.propertyId,
  showRoomConfigurationQuestion: config.showRoomConfigurationQuestion,
  firstNameRequired: config.firstNameRequired,
  lastNameRequired: config.lastNameRequired,
  emailRequired: config.emailRequired,
  phoneRequired: config.phoneRequired,
  countryRequired: config.countryRequired,
  streetRequired: config.streetRequired,
  postCodeRequired: config.postCodeRequired,
});

/** The content of pages, from the modules of the API, so that pages and API agree. */
export function createDatabaseContent(db: Db, cards: CardSettings): SiteContent {
  return {
    async property(code) {
      const stored = await findProperty(db, code);
      if (stored === null) return null;
      const bookConfig = await findPublicConfig(db, stored.propertyId);
      if (bookConfig === null) return null;
      const preCheckInConfig = preCheckInConfigOf(bookConfig);
      const written = await findAbout(db, stored.propertyId);
      const about = toAbout(written?.about ?? null, stored.content.address);
      const rating = await findRating(db, stored.propertyId);
      const property = { ...toProperty(stored, cards), hasReviews: rating !== null };
      return { property, bookConfig, preCheckInConfig, about, rating };
    },
    group: (code) => findPropertyGroup(db, code),
    directory: () => listDirectory(db),
  };
}
