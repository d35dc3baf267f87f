import type { BookConfig, PreCheckInConfig } from 'shared/contracts';

/** The part of the booking configuration that pre check-in needs. */
export const preCheckInConfig = (config: BookConfig): PreCheckInConfig => ({
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
