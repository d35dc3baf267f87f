/** Whether the shell has a screen for a path; anything else on the server, such as its start page, is the browser's to load. */
export type IsScreen = (path: string) => boolean;

/** The path, query and hash to go to when a link is followed within the shell; null for any other link. */
export function innerAddress(
  link: HTMLAnchorElement,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
  isScreen: IsScreen,
): string | null {
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.origin !== here.origin || !isScreen(link.pathname)) return null;
  const isPlaceOnThisPage =
    link.hash !== '' && link.pathname === here.pathname && link.search === here.search;
  return isPlaceOnThisPage ? null : `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Takes plain clicks on links to our own pages, so that neither the frame nor a remote needs the router. A click with a
 * modifier, or that something else has dealt with, stays the browser's. Returns how to stop.
 */
export function followLinks(
  document: Document,
  here: Location,
  isScreen: IsScreen,
  go: (to: string) => void,
): () => void {
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.hasAttribute('href') === true ? innerAddress(link, here, isScreen) : null;
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}
