import type { Db } from '../db/database.ts';
import { countStays, listNamed, type NamedProperty, type StayCount } from './stay-repository.ts';

export type ListedProperty = NamedProperty & StayCount;

/** Every hotel of this installation, by its code, with how many stays are still to come or under way. */
export async function listProperties(db: Db, now: Date): Promise<ListedProperty[]> {
  const listed: ListedProperty[] = [];
  for (const property of await listNamed(db)) {
    listed.push({ ...property, ...(await countStays(db, property, now)) });
  }
  return listed;
}

export const countText = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

export const listedText = ({ code, name, open, past }: ListedProperty): string =>
  `${code.padEnd(20)} ${name}: ${countText(open, 'open stay', 'open stays')}, ${String(past)} past`;
