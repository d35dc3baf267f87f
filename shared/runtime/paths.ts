import { pageAddress } from '../domain/index.ts';

const withQuery = (path: string, params: URLSearchParams | undefined): string => {
  const text = params?.toString() ?? '';
  // Commas in `adults=2,1` need no escaping in a query and read better in the address.
  return text === '' ? path : `${path}?${text.replaceAll('%2C', ',')}`;
};

type PropertyPage = 'group' | 'register' | 'forgot-password' | 'manage-account';
const ofProperty =
  (page: PropertyPage) =>
  (code: string): string =>
    pageAddress(page, { propertyCode: code });

/** The addresses of product.md 2, from the table of pages. */
export const paths = {
  search: (code: string, params?: URLSearchParams) =>
    withQuery(pageAddress('search', { propertyCode: code }), params),
  roomsAndRates: (code: string, params?: URLSearchParams) =>
    withQuery(pageAddress('rooms-and-rates', { propertyCode: code }), params),
  checkout: (code: string, token?: string) =>
    pageAddress('checkout', { propertyCode: code, confirmationToken: token }),
  status: (code: string, token: string) =>
    pageAddress('status', { propertyCode: code, confirmationToken: token }),
  confirmation: (code: string, token: string) =>
    pageAddress('confirmation', { propertyCode: code, confirmationToken: token }),
  invoice: (code: string, token: string) =>
    pageAddress('invoice', { propertyCode: code, confirmationToken: token }),
  preCheckIn: (code: string, reference: string, secret: string) =>
    pageAddress('pre-check-in', { propertyCode: code, referenceNumber: reference, code: secret }),
  group: ofProperty('group'),
  register: ofProperty('register'),
  forgotPassword: ofProperty('forgot-password'),
  manageAccount: ofProperty('manage-account'),
} as const;
