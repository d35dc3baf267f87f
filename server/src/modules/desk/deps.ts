import type { AppDeps } from '../../deps.ts';
import type { TablesOfStay } from '../booking/index.ts';

export interface DeskDeps extends AppDeps {
  readonly tablesOfStay: TablesOfStay;
}
