const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

// What `application/x-www-form-urlencoded` writes otherwise than `encodeURIComponent`.
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

type Pair = readonly [name: string, value: string];

function pairsOf(source: string | Iterable<Pair>): Pair[] {
  if (typeof source !== 'string') return Array.from(source, ([name, value]) => [name, value]);
  const parts = source.replace(/^\?/, '').split('&');
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))];
    });
}

/** `URLSearchParams` as far as pages use it, for a realm that has nothing but the language. */
export class QueryParameters implements Iterable<Pair> {
  #pairs: Pair[];

  constructor(source: string | Iterable<Pair> = '') {
    this.#pairs = pairsOf(source);
  }

  get size(): number {
    return this.#pairs.length;
  }

  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter(([each]) => each === name).map(([, value]) => value);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  append(name: string, value: string): void {
    this.#pairs.push([name, value]);
  }

  set(name: string, value: string): void {
    const at = this.#pairs.findIndex(([each]) => each === name);
    const others = this.#pairs.filter(([each]) => each !== name);
    this.#pairs = others.toSpliced(at < 0 ? others.length : at, 0, [name, value]);
  }

  delete(name: string): void {
    this.#pairs = this.#pairs.filter(([each]) => each !== name);
  }

  keys(): string[] {
    return this.#pairs.map(([name]) => name);
  }

  entries(): Pair[] {
    return [...this.#pairs];
  }

  forEach(run: (value: string, name: string) => void): void {
    for (const [name, value] of this.entries()) run(value, name);
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }

  [Symbol.iterator](): Iterator<Pair> {
    return this.entries()[Symbol.iterator]();
  }
}
