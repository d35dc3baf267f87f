import { createWatch, type Event, type Scope } from 'effector';

/** What an event told in a scope from now on, in order. */
export function recorded<T>(unit: Event<T>, scope: Scope): readonly T[] {
  const values: T[] = [];
  createWatch({ unit, scope, fn: (value) => values.push(value) });
  return values;
}
