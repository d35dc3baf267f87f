import type { Party } from 'shared/contracts';
import type { Basket } from 'shared/runtime';

/** The guests of all rooms in the basket. */
export const basketParty = ({ items }: Pick<Basket, 'items'>): Party => {
  const sum = (count: (item: Party) => number): number =>
    items.reduce((total, item) => total + count(item), 0);
  return {
    numberOfAdults: sum((item) => item.numberOfAdults),
    numberOfChildren: sum((item) => item.numberOfChildren),
    numberOfInfants: sum((item) => item.numberOfInfants),
  };
};
