import type { AppDeps } from '../../deps.ts';
import type { PropertySnapshots } from './snapshot/index.ts';

/** What the modules of a built app are given that work from what is kept of the properties in memory. */
export interface ServingDeps extends AppDeps {
  readonly snapshots: PropertySnapshots;
}
