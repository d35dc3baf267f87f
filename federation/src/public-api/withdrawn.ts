import { additive, type Change } from './change.ts';

/**
 * What went from the doors although their major stayed: no remote of any release takes it, so none can miss it. Each stands
 * here until the next major; the record "What leaves a door" in docs/decisions says how that was seen.
 */
const withdrawn: ReadonlySet<string> = new Set([
  'shared/domain: taxLines',
  'shared/runtime: $roomsLeft',
  'shared/runtime: $workInProgress',
  'shared/runtime: RemoteDefinition.started',
  'shared/runtime: basketEmptied',
  'shared/runtime: defaultLocale',
  'shared/runtime: isBasket',
  'shared/runtime: pageChanged',
  'shared/ui: ThemeProvider',
  'shared/ui: TelephoneFieldProps.inputRef',
  'shared/ui: TelephoneFieldProps.prefix',
  'shared/ui: ThemeProviderProps',
  'shared/ui/date: DateField',
  'shared/ui/date: DateFieldProps',
  'shared/ui/flow: Accordion',
  'shared/ui/flow: AccordionProps',
  'shared/ui/flow: FlowModal',
  'shared/ui/flow: SearchSelect',
  'shared/ui/flow: SearchSelectProps',
  'shared/ui/flow: Tooltip',
]);

/** A removal of what no remote needs breaks none. */
export const withoutWithdrawn = (changes: readonly Change[]): Change[] =>
  changes.map((change) =>
    withdrawn.has(change.what.replace(/ is gone$/, '')) ? additive(change.what) : change,
  );
