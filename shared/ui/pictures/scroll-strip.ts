/** Brings a picture of a strip into its box; strips from right to left are scrolled the other way. */
export function scrollStrip(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  if (strip === null) return;
  const towards = isFromRight(strip) ? -1 : 1;
  strip.scrollTo({ left: towards * index * strip.clientWidth, behavior });
}

export const isFromRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
