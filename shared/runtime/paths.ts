const segment = encodeURIComponent;
const query = (params: URLSearchParams | undefined): string => {
  const text = params?.toString() ?? '';
  // Commas in `adults=2,1` need no escaping in a query and read better in the address.
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
};

/** The addresses of product.md 2. */
export const paths = {
  search: (code: string, params?: URLSearchParams) => `/Book/${segment(code)}${query(params)}`,
  roomsAndRates: (code: string, params?: URLSearchParams) =>
    `/Book/${segment(code)}/Rooms-And-Rates${query(params)}`,
  checkout: (code: string, token?: string) =>
    `/Book/${segment(code)}/Checkout${token === undefined ? '' : `/${segment(token)}`}`,
  status: (code: string, token: string) => `/Book/${segment(code)}/Status/${segment(token)}`,
  confirmation: (code: string, token: string) => `/Book/${segment(code)}/Confirmation/${segment(token)}`,
  group: (code: string) => `/BookGroup/${segment(code)}`,
  register: (code: string) => `/Account/Register/${segment(code)}`,
  forgotPassword: (code: string) => `/Account/ForgotPassword/${segment(code)}`,
  manageAccount: (code: string) => `/ManageAccount/${segment(code)}`,
} as const;
