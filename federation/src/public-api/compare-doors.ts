import { additive, breaking, pairs, type Change } from './change.ts';
import { compareUnions, inlineMembers, joinedTypes, withoutMessages } from './compare-types.ts';
import type { Exported, Member, Shape } from './shape.ts';

/** What callers give, such as the props of a component: what it asks more of them breaks them. Of all else they read. */
const isGiven = (name: string): boolean => /(Props|Options|Settings)$/.test(name);

// Remotes read the stores of a door and change them by its events: a store may be derived from others instead of written.
const asStore = (type: string): string => type.replaceAll('StoreWritable<', 'Store<');

function compareType(path: string, was: string, is: string, given: boolean): Change[] {
  const [before, after] = [withoutMessages(asStore(was)), withoutMessages(asStore(is))];
  if (before === after) return [];
  const joined = [joinedTypes(before), joinedTypes(after)] as const;
  if (joined[0].length > 1 && joined[0].length === joined[1].length)
    return joined[0].flatMap((part, index) => compareType(path, part, joined[1][index] ?? '', given));
  const members = [inlineMembers(before), inlineMembers(after)] as const;
  return members[0] !== null && members[1] !== null
    ? compareMembers(path, members[0], members[1], given)
    : compareUnions(path, before, after, given);
}

function compareMember(path: string, before: Member, after: Member, given: boolean): Change[] {
  const types = compareType(path, before.type, after.type, given);
  const [was, is] = [before.optional === true, after.optional === true];
  if (was === is) return types;
  // A member that remotes give may become optional; one that they read may become always there.
  const need =
    is === given
      ? additive(`${path} is ${is ? 'optional' : 'always there'} now`)
      : breaking(`${path} is ${is ? 'optional' : 'required'} now`);
  return [need, ...types];
}

function compareMembers(
  name: string,
  before: Readonly<Record<string, Member>>,
  after: Readonly<Record<string, Member>>,
  given: boolean,
): Change[] {
  return pairs(before, after).flatMap(([key, was, is]) => {
    const path = `${name}.${key}`;
    if (was !== undefined && is !== undefined) return compareMember(path, was, is, given);
    if (is === undefined) return [breaking(`${path} is gone`)];
    return given && is.optional !== true
      ? [breaking(`${path} is new and required`)]
      : [additive(`${path} is new`)];
  });
}

function compareParameters(name: string, before: readonly Member[], after: readonly Member[]): Change[] {
  const known = before.flatMap((was, index) => {
    const is = after[index];
    const path = `${name}, argument ${index + 1}`;
    return is === undefined ? [breaking(`${path} is gone`)] : compareMember(path, was, is, true);
  });
  const more = after.slice(before.length).map(({ optional }, index) => {
    const path = `${name}, argument ${before.length + index + 1}`;
    return optional === true ? additive(`${path} is new`) : breaking(`${path} is new and required`);
  });
  return [...known, ...more];
}

function compareShapes(name: string, before: Shape, after: Shape): Change[] {
  if (before.kind === 'object' && after.kind === 'object')
    return compareMembers(name, before.members, after.members, isGiven(name));
  if (before.kind === 'function' && after.kind === 'function') {
    const returns = compareType(`${name}, result`, before.returns, after.returns, false);
    return [...compareParameters(name, before.parameters, after.parameters), ...returns];
  }
  if (before.kind === 'union' && after.kind === 'union') {
    return [
      ...before.members
        .filter((member) => !after.members.includes(member))
        .map((member) => breaking(`${name} is no longer ${member}`)),
      ...after.members
        .filter((member) => !before.members.includes(member))
        .map((member) => additive(`${name} may be ${member}`)),
    ];
  }
  if (before.kind === 'other' && after.kind === 'other')
    return compareType(name, before.type, after.type, isGiven(name));
  return [breaking(`${name} is something else`)];
}

/** How a door differs from what it was, for remotes that were built against what it was. */
export function compareDoor(
  door: string,
  before: Readonly<Record<string, Exported>>,
  after: Readonly<Record<string, Exported>>,
): Change[] {
  return pairs(before, after).flatMap(([name, was, is]) => {
    const path = `${door}: ${name}`;
    if (is === undefined) return [breaking(`${path} is gone`)];
    if (was === undefined) return [additive(`${path} is new`)];
    if (was.is !== is.is) {
      return is.is === 'type'
        ? [breaking(`${path} is only a type now`)]
        : [additive(`${path} is a value too`)];
    }
    return compareShapes(path, was.shape, is.shape);
  });
}
