import type { Property } from 'shared/contracts';
import type { Translate } from 'shared/domain';

interface CardFacts {
  readonly scheme: string;
  readonly lastFour: string;
}

/** “Visa ending in 4242”, by the name that the hotel's list has for the scheme. */
export function cardText(
  { scheme, lastFour }: CardFacts,
  { creditCards }: Pick<Property, 'creditCards'>,
  text: Translate<'stay.card'>,
): string {
  const name = creditCards.find(({ code }) => code === scheme)?.name ?? scheme;
  return text('stay.card', { scheme: name, digits: lastFour });
}
