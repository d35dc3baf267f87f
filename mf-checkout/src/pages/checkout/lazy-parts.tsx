import { lazy } from 'react';

export const loadParts = () => import('./parts.tsx');

export const PasswordPart = lazy(() => loadParts().then((parts) => ({ default: parts.PasswordPart })));
export const OrganisationForm = lazy(() =>
  loadParts().then((parts) => ({ default: parts.OrganisationForm })),
);
export const RefusalNotice = lazy(() => loadParts().then((parts) => ({ default: parts.RefusalNotice })));
export const ResumePage = lazy(() => loadParts().then((parts) => ({ default: parts.ResumePage })));
export const SaveCard = lazy(() => loadParts().then((parts) => ({ default: parts.SaveCard })));
export const SavedCards = lazy(() => loadParts().then((parts) => ({ default: parts.SavedCards })));
export const VoucherForm = lazy(() => loadParts().then((parts) => ({ default: parts.VoucherForm })));
