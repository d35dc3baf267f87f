import {
  changeDeskCalendar,
  getDeskCalendar,
  listCalendarChanges,
  previewDeskCalendar,
  undoCalendarChange,
} from 'shared/contracts/desk';
import type { AppDeps } from '../../deps.ts';
import type { Desk } from '../staff/index.ts';
import { changeCalendar, previewCalendar } from './change.ts';
import { readCalendar, readChanges } from './read.ts';
import { undoChange } from './undo.ts';

/** Stock and prices of single nights, set by the desk. */
export function registerDeskCalendarRoutes(desk: Desk, deps: AppDeps): void {
  desk.hotel(getDeskCalendar, ({ query }, call) => readCalendar(deps, query, call));
  desk.hotel(listCalendarChanges, (_input, call) => readChanges(deps, call));
  desk.hotel(previewDeskCalendar, ({ body }, call) => previewCalendar(deps, body, call));
  desk.hotel(changeDeskCalendar, ({ body }, call) => changeCalendar(deps, body, call));
  desk.hotel(undoCalendarChange, ({ body }, call) => undoChange(deps, body.changeId, call));
}
