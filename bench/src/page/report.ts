import { median } from '../statistics.ts';
import { interactions, type InteractionFigures } from './interaction.ts';
import type { LargeFigures } from './large.ts';
import { isReached, type Limit, type PageFigures, type RoomsFigures, type SearchFigures } from './limits.ts';
import type { PageRow } from './lighthouse.ts';
import type { PageLoad } from './measure.ts';
import type { RemoteScripts } from './remote-scripts.ts';

export interface Pair {
  readonly federated: PageLoad[];
  readonly monolith: PageLoad[];
}

export interface Loads {
  readonly search: Pair;
  readonly checkout: Pair;
  readonly html: PageLoad[];
  /** The rooms of a link with a search in it, and its HTML alone. */
  readonly rooms: { readonly site: PageLoad[]; readonly html: PageLoad[] };
}

type NumberKey = 'scriptBytes' | 'requests' | 'usableMs' | 'lcpMs' | 'priceMs' | 'cls';

const of = (loads: readonly PageLoad[], key: NumberKey): number => median(loads.map((load) => load[key]));
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const ratio = (pair: Pair, key: NumberKey): number =>
  rounded(of(pair.federated, key) / of(pair.monolith, key), 3);

/** The medians of one page as the last line has them. */
export const pageFigures = (pair: Pair): PageFigures => ({
  bytesRatio: ratio(pair, 'scriptBytes'),
  timeRatio: ratio(pair, 'usableMs'),
  scriptKB: rounded(of(pair.federated, 'scriptBytes') / 1000, 1),
  requests: of(pair.federated, 'requests'),
  cls: rounded(of(pair.federated, 'cls'), 4),
});

export const searchFigures = ({ search, html }: Loads): SearchFigures => ({
  ...pageFigures(search),
  lcpOverHtml: rounded(of(search.federated, 'lcpMs') / of(html, 'lcpMs'), 3),
});

export const roomsFigures = ({ site, html }: Loads['rooms']): RoomsFigures => ({
  scriptKB: rounded(of(site, 'scriptBytes') / 1000, 1),
  lcpOverHtml: rounded(of(site, 'lcpMs') / of(html, 'lcpMs'), 3),
  priceOverHtml: rounded(of(site, 'priceMs') / of(html, 'priceMs'), 3),
  priceMs: Math.round(of(site, 'priceMs')),
  requests: of(site, 'requests'),
  cls: rounded(of(site, 'cls'), 4),
});

export const machineLine = (figures: {
  readonly search: SearchFigures;
  readonly checkout: PageFigures;
  readonly rooms: RoomsFigures;
  readonly interaction: InteractionFigures;
  readonly large: readonly LargeFigures[];
  readonly lighthouse: readonly PageRow[];
  readonly beaconBytes: number | null;
}): string => `bench page ${JSON.stringify(figures)}`;

/** What each remote's own scripts weigh; what it shares comes from the shell. */
export function printRemotes(remotes: readonly RemoteScripts[]): void {
  console.log('Scripts of each remote, KB in brotli');
  console.log(row('', 'its first page', 'all'));
  for (const { name, first, all } of remotes)
    console.log(row(name, (first / 1000).toFixed(1), (all / 1000).toFixed(1)));
  console.log('');
}

/** Medians by page and build, and the scripts behind the bytes. */
export function printTable({ search, checkout, html, rooms }: Loads, interaction: InteractionFigures): void {
  const rows: readonly (readonly [string, readonly PageLoad[]])[] = [
    ['search, federated', search.federated],
    ['search, monolith', search.monolith],
    ['search, HTML only', html],
    ['checkout, federated', checkout.federated],
    ['checkout, monolith', checkout.monolith],
    ['rooms', rooms.site],
    ['rooms, HTML only', rooms.html],
  ];
  console.log(`Medians of ${html.length} cold loads: 1.6 Mbit/s, 150 ms, processor slowed 4 times\n`);
  console.log(row('', 'script KB', 'requests', 'usable ms', 'first price ms', 'largest paint ms', 'shift'));
  for (const [name, loads] of rows) {
    const time = (key: NumberKey): string => {
      const value = of(loads, key);
      return Number.isNaN(value) ? '' : value.toFixed(0);
    };
    console.log(
      row(
        name,
        (of(loads, 'scriptBytes') / 1000).toFixed(1),
        String(of(loads, 'requests')),
        time('usableMs'),
        time('priceMs'),
        time('lcpMs'),
        of(loads, 'cls').toFixed(4),
      ),
    );
  }
  console.log('\nScripts until usable, KB');
  for (const [name, loads] of rows) {
    for (const { path, bytes } of loads[0]?.scripts ?? [])
      console.log(`  ${name.padEnd(22)}${(bytes / 1000).toFixed(1).padStart(7)}  ${path}`);
  }
  console.log('\nInteractions of the federated site, processor slowed 4 times');
  console.log(row('', 'longest task ms', 'to paint ms'));
  for (const name of interactions)
    console.log(row(name, String(interaction[name].taskMs), String(interaction[name].paintMs)));
}

/** Every limit with pass or fail. */
export function printLimits(limits: readonly Limit[]): void {
  console.log('\nLimits');
  for (const limit of limits) {
    const mark = isReached(limit) ? 'pass' : 'FAIL';
    console.log(
      `  ${mark}  ${limit.what.padEnd(50)} ${String(limit.value).padStart(7)}  (at most ${limit.limit})`,
    );
  }
}

const row = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(18)).join('')}`;
