/** `npm run test:all`: every seed, every case and every engine; without it a test keeps one short case of each kind. */
export const isEverything = process.env['EVERYTHING'] === '1';

/** The size of a test that is worth more the longer it runs. */
export const sized = <T>(usual: T, everything: T): T => (isEverything ? everything : usual);

/** Of random stories: a few that are always the same, or as many new ones as fit into a time. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
  readonly interruptAfterTimeLimit?: number;
}
