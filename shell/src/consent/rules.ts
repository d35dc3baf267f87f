import type { Property } from 'shared/contracts';
import type { PageDefinition, PageMatch } from 'shared/first-screen';

/** What consent has to know of a page (decisions 5). */
type PageFacts = Pick<PageDefinition, 'takesCards' | 'isQuiet'>;

export type Choice = 'granted' | 'denied';

/** What of others a hotel has configured; null for a hotel that measures nothing, and so asks nothing. */
export interface Parties {
  readonly tagManagerId: string | null;
  readonly pixelId: string | null;
}

export function partiesOf(property: Property | null): Parties | null {
  const { googleTagManagerContainerId: tagManagerId = null, facebookPixelId: pixelId = null } =
    property ?? {};
  return tagManagerId === null && pixelId === null ? null : { tagManagerId, pixelId };
}

/** Whether scripts of others may run on this page, and the guest be asked for it: it has no card, no password and no secret. */
export const mayStartOn = ({ takesCards, isQuiet }: PageFacts): boolean => !takesCards && !isQuiet;

/** What decides whether a page may be shown in the document that is open. */
export interface DocumentFacts {
  /** Scripts of others run in it. */
  readonly isShared: boolean;
  /** A page on which scripts of others may not run has been shown in it. */
  readonly isQuiet: boolean;
  /** The guest agrees, and the hotel has something to run. */
  readonly mayMeasure: boolean;
  /** The code of the hotel whose scripts run. */
  readonly propertyCode: string | null;
  /** The hotel whose card gateway may run in it, for it was opened at a page of that hotel that takes cards. */
  readonly gatewayOf: string | null;
  /** The hotel of the page that is open, where it has a card gateway. */
  readonly hotelWithGateway: string | null;
}

const codeOf = ({ params }: PageMatch): string | null => params['propertyCode']?.toUpperCase() ?? null;

/**
 * Whether an address has to be opened by a whole page load (decisions 5, docs/decisions/0088): no card, password or secret
 * is where scripts of others run, one hotel's scripts never see another hotel's pages, and what waits for them is taken out
 * of a document that had such a page. A hotel's card gateway runs only in documents that were opened where a card is given.
 */
export function needsOwnDocument(match: PageMatch, facts: DocumentFacts): boolean {
  const page = match.definition;
  const hotel = codeOf(match);
  if (page.takesCards && hotel !== null && hotel === facts.hotelWithGateway && hotel !== facts.gatewayOf)
    return true;
  if (facts.isShared) return !mayStartOn(page) || hotel !== facts.propertyCode?.toUpperCase();
  return facts.isQuiet && facts.mayMeasure && mayStartOn(page);
}
