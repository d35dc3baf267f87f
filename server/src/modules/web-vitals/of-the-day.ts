import { vitalNames } from 'shared/contracts/web-vitals';
import type { AppDeps } from '../../deps.ts';
import { countVitals } from './repository.ts';
import { vitalsByRelease, type Figure, type PhaseFigure } from './rules.ts';

const dayHours = 24;

interface FigureOfTheDay extends Figure {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly phases: readonly PhaseFigure[];
}

/** The figures of the last day, one for each release of a remote and name. */
export async function vitalsOfTheDay({
  db,
  clock,
}: Pick<AppDeps, 'db' | 'clock'>): Promise<readonly FigureOfTheDay[]> {
  const since = new Date(clock.now().getTime() - dayHours * 3_600_000);
  const releases = vitalsByRelease(await countVitals(db, since, dayHours), [], []);
  return releases.flatMap(({ remote, version, figures, reasons }) =>
    vitalNames.flatMap((name) => {
      const figure = figures[name];
      return figure === undefined
        ? []
        : [{ remote, version, name, ...figure, phases: reasons[name]?.phases ?? [] }];
    }),
  );
}
