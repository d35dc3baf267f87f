const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.rr-rate__row')];

/** Rows get no lower by what is another in them, such as a price that is struck through no longer: what is below them stays where it is. */
export function keepHeights(): void {
  // All are measured before any is changed, so that the browser lays the page out once.
  for (const [row, height] of rows().map((each) => [each, each.getBoundingClientRect().height] as const)) {
    // A row of a table knows no least height; its height is one.
    const isOfTable = getComputedStyle(row).display === 'table-row';
    row.style[isOfTable ? 'height' : 'minHeight'] = `${String(height)}px`;
  }
}

/** Another list, or another width, has heights of its own. */
export function freeHeights(): void {
  for (const row of rows()) row.removeAttribute('style');
}
