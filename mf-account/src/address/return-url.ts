import { paths, type RouteState } from 'shared/runtime';

const parameter = 'returnUrl';
const firstSegment = (address: string): string => address.split('/')[1] ?? '';
const returnable = [
  paths.search(''),
  paths.group(''),
  paths.preCheckIn('', '', ''),
  paths.manageAccount(''),
].map(firstSegment);
const ownPage = new RegExp(`^/(${returnable.join('|')})/[^\\\\]*$`, 'i');
const isOwnPage = (address: string): boolean => ownPage.test(address);

/** The account pages for visitors who are not logged in. */
export const isVisitorPage = (path: string): boolean =>
  firstSegment(path) === firstSegment(paths.register(''));

/** Where the guest was before the account's pages, if it is a page of this site other than an account page. */
export function returnUrlOf({ query }: Pick<RouteState, 'query'>): string | null {
  const address = new URLSearchParams(query).get(parameter);
  return address !== null && isOwnPage(address) ? address : null;
}

/** An account page that remembers where the guest is now, or where they were before the account page that they are on. */
export function withReturn(to: string, route: Pick<RouteState, 'path' | 'query' | 'hash'>): string {
  const here = `${route.path}${route.query}${route.hash}`;
  const back = returnUrlOf(route) ?? (isOwnPage(here) ? here : null);
  return back === null ? to : `${to}?${new URLSearchParams({ [parameter]: back }).toString()}`;
}

/** Back to where the guest was; else the hotel's search. */
export const wayBack = (route: RouteState, code: string): string => returnUrlOf(route) ?? paths.search(code);
