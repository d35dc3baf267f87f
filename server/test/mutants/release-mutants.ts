import type { Mutant } from './mutant.ts';

const signing = ['federation/src/releases/signing.test.ts'];
const names = ['federation/src/releases/release-names.test.ts'];

/** Defects of whose releases run. */
export const releaseMutants: readonly Mutant[] = [
  {
    defect: 'a manifest may name a file outside of its release’s folder',
    file: 'shared/contracts/release-names.ts',
    find: '/^[\\w@+~-][\\w.@+~-]*(?:\\/[\\w@+~-][\\w.@+~-]*)*$/',
    replace: '/^[\\w.@+~/-]+$/',
    seenBy: names,
  },
  {
    defect: 'a release’s folder is wherever its name and version lead',
    file: 'federation/src/releases/release-names.ts',
    find: 'if (!isRelease(name, version)) throw',
    replace: 'if (name.length === 0) throw',
    seenBy: names,
  },
  {
    defect: 'any trusted key publishes any remote',
    file: 'federation/src/releases/trust.ts',
    find: "covers(key.publish, name) || (right === 'switch' && covers(key.switch, name));",
    replace: 'key.id !== name && right !== name;',
    seenBy: signing,
  },
  {
    defect: 'an older registry that was once signed counts again',
    file: 'federation/src/releases/signed-registry.ts',
    find: 'return sequence < least ?',
    replace: 'return sequence < 0 ?',
    seenBy: signing,
  },
  {
    defect: 'a line of the history counts that nobody signed',
    file: 'federation/src/releases/signed-history.ts',
    find: 'lines.filter((line) => counts(line, trusted))',
    replace: 'lines.filter((line) => counts(line, trusted) || line.entry.name.length > 0)',
    seenBy: signing,
  },
  {
    defect: 'any registry may name development servers, also where cards are typed',
    file: 'federation/src/releases/release-reader.ts',
    find: 'if (foreign !== undefined && !developmentRemotes)',
    replace: 'if (foreign === null && !developmentRemotes)',
    seenBy: ['server/src/site/routes.test.ts'],
  },
];
