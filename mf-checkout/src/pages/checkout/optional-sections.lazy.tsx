// The sections outside the first view of the checkout, in one script: it is loaded when the guest begins to type.
export { PasswordPart } from './account/password-part.tsx';
export { OrganisationForm } from './organisation/organisation-form.tsx';
export { BookingErrorNotice } from './booking-error-notice.tsx';
export { NothingToPay } from './nothing-to-pay.tsx';
export { ExpressFirst } from './gateway/express.tsx';
export { GuestsSection } from './guests/guests-section.tsx';
export { GatewaySection } from './gateway/gateway-section.tsx';
export { ResumePage } from './resume/resume-page.tsx';
export { SaveCard, SavedCards } from './saved-cards/saved-cards.tsx';
export { VoucherForm } from './voucher/voucher-form.tsx';
