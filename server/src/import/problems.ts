import { pathText } from '../http/errors.ts';

/** What is wrong with a file, with the path of the field as it is written there, e.g. `RoomTypes[0].Upgrades[1]`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Keys and indexes from the file's root to a field. */
export type Path = readonly (string | number)[];

export const problemAt = (path: Path, message: string): Problem => ({
  path: pathText(path),
  message,
});

export const problemText = ({ path, message }: Problem): string =>
  path === '' ? message : `${path}: ${message}`;

/** Nothing was imported; the message has one line for each problem. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly problems: readonly Problem[];
  constructor(source: string, problems: readonly Problem[]) {
    super(
      `${source} was not imported:\n${problems.map((problem) => `  ${problemText(problem)}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
