/** What a browser leaves out of an address or reads as a slash: behind a first slash it makes another host of a path. */
const isReadOtherwise = /[\p{Cc}\s\\]/u;

const elsewhere = 'https://elsewhere.invalid';

/** A page of this site: a path that stays on its host. */
const isOwnPath = (address: string): boolean =>
  address.startsWith('/') &&
  URL.canParse(address, elsewhere) &&
  new URL(address, elsewhere).origin === elsewhere;

/** A path of this site or an address with one of these schemes, as a browser would read it. */
export function isAddressOf(schemes: readonly string[], address: string): boolean {
  if (isReadOtherwise.test(address)) return false;
  if (isOwnPath(address)) return true;
  const isAbsolute = schemes.some((scheme) => address.toLowerCase().startsWith(`${scheme}://`));
  if (!isAbsolute || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
