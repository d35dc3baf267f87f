import type { AppDeps } from '../../deps.ts';
import { countVitals } from './repository.ts';
import { vitalsByRelease, type Figure } from './rules.ts';

const dayHours = 24;

/** The figures of the last day, one for each release of a remote and name. */
export async function vitalsOfTheDay({
  db,
  clock,
}: Pick<AppDeps, 'db' | 'clock'>): Promise<
  (Figure & { readonly remote: string; readonly version: string; readonly name: string })[]
> {
  const since = new Date(clock.now().getTime() - dayHours * 3_600_000);
  const releases = vitalsByRelease(await countVitals(db, since, dayHours), []);
  return releases.flatMap(({ remote, version, figures }) =>
    Object.entries(figures).map(([name, figure]) => ({ remote, version, name, ...figure })),
  );
}
