import type { Books } from './books.ts';
import { invalidRequest } from './failure.ts';

type Shown = Record<string, unknown>;

const isShown = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

function byId(books: Books, id: string): object | undefined {
  const kept = [
    books.intents,
    books.setups,
    books.charges,
    books.refunds,
    books.disputes,
    books.customers,
    books.methods,
    books.transactions,
  ];
  for (const map of kept) {
    const found = map.get(id);
    if (found) return found;
  }
  return undefined;
}

const listOf = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url });

/** A copy with what one path names put in the place of its id. */
function expandPath(books: Books, value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') {
    const found = byId(books, value);
    return found ? expandPath(books, found, path) : value;
  }
  const [name, ...rest] = path;
  if (name === undefined || !isShown(value)) return value;
  if (Array.isArray(value)) return value.map((each) => expandPath(books, each, path));
  // A charge shows its refunds only where they are asked for.
  if (name === 'refunds' && value['object'] === 'charge') {
    const data = [...books.refunds.values()].filter(({ charge }) => charge === value['id']).reverse();
    return { ...value, refunds: listOf(data, `/v1/charges/${String(value['id'])}/refunds`) };
  }
  if (!(name in value)) {
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  }
  return { ...value, [name]: expandPath(books, value[name], rest) };
}

export const expand = (books: Books, object: object, paths: readonly string[]): unknown =>
  paths.reduce<unknown>((shown, path) => expandPath(books, shown, path.split('.')), object);

export const page = (
  data: readonly { readonly id: string }[],
  url: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
) => {
  const from = after === null ? 0 : data.findIndex(({ id }) => id === after) + 1;
  return { ...listOf(data.slice(from, from + limit), url), has_more: data.length > from + limit };
};
