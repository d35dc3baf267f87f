export { toAbout } from './about.ts';
export {
  type CardPayments,
  cardPaymentsOf,
  type CardSettings,
  cardTakerOf,
  type StripeAccount,
  stripeAccountOf,
} from './card-payments.ts';
export { newConfirmationToken, newNonce, newReferenceNumber } from './identifiers.ts';
export {
  bumpContentVersion,
  bumpPropertyVersion,
  findAbout,
  findBookConfig,
  findCardTaker,
  findLinkDays,
  findNotifications,
  findProperty,
  findPropertyId,
  listPropertiesWithConfig,
  listPropertyCodes,
  listPropertyVersions,
  listStripeAccountIds,
  type PropertyVersions,
  readPropertyVersions,
  type StoredProperty,
} from './repository.ts';
export { registerPropertyRoutes } from './routes.ts';
export {
  findPublicConfig,
  propertyInGuestTexts,
  requireBookConfig,
  requireProperty,
  toProperty,
} from './service.ts';
export { listUnpayable } from './unpayable.ts';
export { longestStay, stayProblem } from './stay-rules.ts';
export { readLogo } from './logo.ts';
