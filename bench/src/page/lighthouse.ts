import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { browserOptions } from 'e2e/browser';
import { median, rounded } from '../statistics.ts';
import type { Limit } from './limits.ts';

/** What Lighthouse says of one load: mobile defaults, its simulated slow 4G, processor slowed four times. */
interface Judged {
  /** 0 to 100. */
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Total blocking time. */
  readonly blockingMs: number;
  /** Evaluating scripts, parsing and compiling them. */
  readonly scriptsMs: number;
  readonly mainThreadMs: number;
  /** Time to interactive. */
  readonly usableMs: number;
  readonly longestTaskMs: number;
}

export interface JudgedPage {
  readonly name: string;
  readonly url: string;
  /** What the tab's storage holds when the page is opened. */
  readonly storage?: Readonly<Record<string, string>>;
}

export interface PageRow extends Judged {
  readonly name: string;
}

async function judge(browser: Browser, { url, storage }: JudgedPage): Promise<Judged> {
  // Nothing is cached, and nothing is remembered but `storage`.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    }, storage ?? {});
    const flags = { onlyCategories: ['performance'], logLevel: 'error', disableStorageReset: true } as const;
    const result = await lighthouse(
      url,
      { ...flags, onlyCategories: [...flags.onlyCategories] },
      undefined,
      page,
    );
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const of = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const tasks = audits['long-tasks']?.details;
    const longest = tasks?.type === 'table' ? tasks.items.map(({ duration }) => Number(duration)) : [];
    return {
      score: (categories['performance']?.score ?? Number.NaN) * 100,
      firstPaintMs: of('first-contentful-paint'),
      largestPaintMs: of('largest-contentful-paint'),
      blockingMs: of('total-blocking-time'),
      scriptsMs: of('bootup-time'),
      mainThreadMs: of('mainthread-work-breakdown'),
      usableMs: of('interactive'),
      longestTaskMs: Math.max(0, ...longest),
    };
  } finally {
    await context.close();
  }
}

const keys = [
  'score',
  'firstPaintMs',
  'largestPaintMs',
  'blockingMs',
  'scriptsMs',
  'mainThreadMs',
  'usableMs',
  'longestTaskMs',
] as const satisfies readonly (keyof Judged)[];

const medians = (name: string, loads: readonly Judged[]): PageRow => ({
  name,
  ...(Object.fromEntries(
    keys.map((key) => [key, Math.round(median(loads.map((load) => load[key])))]),
  ) as unknown as Judged),
});

/** The medians of each page over `runs` loads, all pages in turns; the floor is the first. */
export async function judgePages(pages: readonly JudgedPage[], runs: number): Promise<readonly PageRow[]> {
  const { executablePath, args } = browserOptions;
  const browser = await puppeteer.launch({
    ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
    args: [...args],
  });
  const loads = new Map<string, Judged[]>(pages.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const page of pages) loads.get(page.name)?.push(await judge(browser, page));
  } finally {
    await browser.close();
  }
  return [...loads].map(([name, seen]) => medians(name, seen));
}

/** A machine on which the floor itself has less says nothing of the score. */
const leastFloorScore = 92;

/** Ratios to the floor of the same run; the score as what is missing to 100. */
export const judgedLimits = (rows: readonly PageRow[]): readonly Limit[] => {
  const [floor, ...pages] = rows;
  if (floor === undefined) return [];
  return pages.flatMap((page) => [
    ...(floor.score < leastFloorScore
      ? []
      : [{ what: `${page.name}: missing to Lighthouse's 100`, value: 100 - page.score, limit: 10 }]),
    {
      what: `${page.name}: blocking time, of the floor's`,
      value: rounded(page.blockingMs / Math.max(1, floor.blockingMs), 2),
      limit: 2,
    },
    {
      what: `${page.name}: largest paint, of the floor's`,
      value: rounded(page.largestPaintMs / floor.largestPaintMs, 2),
      limit: 1.3,
    },
  ]);
};

export function printJudged(rows: readonly PageRow[]): void {
  console.log('\nLighthouse, mobile, simulated (medians)');
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `  ${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(14)).join('')}`;
  console.log(
    line('', [
      'score',
      'first paint',
      'largest paint',
      'blocking',
      'scripts',
      'main thread',
      'usable',
      'longest task',
    ]),
  );
  for (const row of rows)
    console.log(
      line(
        row.name,
        keys.map((key) => row[key]),
      ),
    );
}
