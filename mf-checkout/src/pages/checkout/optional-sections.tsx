import { lazy } from 'react';

export const loadOptionalSections = () => import('./optional-sections.lazy.tsx');

export const PasswordPart = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.PasswordPart })),
);
export const OrganisationForm = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.OrganisationForm })),
);
export const BookingErrorNotice = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.BookingErrorNotice })),
);
export const ResumePage = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.ResumePage })),
);
export const SaveCard = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.SaveCard })),
);
export const SavedCards = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.SavedCards })),
);
export const VoucherForm = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.VoucherForm })),
);
export const NothingToPay = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.NothingToPay })),
);
export const ExpressFirst = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.ExpressFirst })),
);
export const GatewaySection = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.GatewaySection })),
);
export const GuestsSection = lazy(() =>
  loadOptionalSections().then((sections) => ({ default: sections.GuestsSection })),
);
