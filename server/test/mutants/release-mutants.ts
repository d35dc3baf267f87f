import type { Mutant } from './mutant.ts';

const signing = ['federation/src/releases/signing.test.ts'];
const names = ['federation/src/releases/release-names.test.ts'];

const releases = ['federation/src/releases/releases.test.ts'];
const recovery = ['shell/src/federation/decide-recovery.test.ts'];

/** Defects of whose releases run, of going back, and of what a page does when one does not load. */
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
  {
    defect: 'the version that was rolled back from is offered when the other one fails',
    file: 'federation/src/releases/rollback.ts',
    find: '[...history, entry]',
    replace: 'history',
    seenBy: releases,
  },
  {
    defect: 'who may switch nothing rolls back',
    file: 'federation/src/releases/rollback.ts',
    find: "if (errors.length > 0) return { kind: 'rejected', reasons: errors };",
    replace: '',
    seenBy: signing,
  },
  {
    defect: 'a version is gone back to that does not run in this shell',
    file: 'federation/src/releases/rollback.ts',
    find: 'const reasons = await compatibilityProblems(store, registry, release, null);',
    replace: 'const reasons = (await compatibilityProblems(store, registry, release, null)).slice(0, 0);',
    seenBy: releases,
  },
  {
    defect: 'a switch is written down before it is made',
    file: 'federation/src/releases/rollback.ts',
    find: 'await store.writeRegistry(await rolledBack(store, registry, release, [...history, entry]));\n  await store.appendHistory(entry);',
    replace:
      'await store.appendHistory(entry);\n  await store.writeRegistry(await rolledBack(store, registry, release, [...history, entry]));',
    seenBy: releases,
  },
  {
    defect: 'a rollback keeps the version that it left among those to go back to',
    file: 'federation/src/releases/history.ts',
    find: "entry.action === 'rollback' ? known + 1 : stack.length",
    replace: "entry.action === 'rollback' ? known + 2 : stack.length",
    seenBy: ['federation/src/releases/history.test.ts'],
  },
  {
    defect: 'a version that a hotel is pinned to is pruned',
    file: 'federation/src/releases/registry.ts',
    find: '[registry.remotes, ...Object.values(registry.pins)]',
    replace: '[registry.remotes]',
    seenBy: ['federation/src/releases/prune.test.ts'],
  },
  {
    defect: 'a folder has the registry of a bucket before the releases that it names',
    file: 'federation/src/releases/mirror.ts',
    find: 'const { registry, text } = read;',
    replace: 'const { registry, text } = read;\n      await to.files.writeRegistry(text);',
    seenBy: ['federation/src/releases/mirror.test.ts'],
  },
  {
    defect: 'the lock of an operator who is still at work is taken over',
    file: 'federation/src/releases/lock.ts',
    find: 'if (holder !== null && !isStale(holder, now())) return busy(holder);',
    replace: 'if (holder !== null && holder.pid < 0) return busy(holder);',
    seenBy: releases,
  },
  {
    defect: 'the page is reloaded over a payment',
    file: 'shell/src/federation/decide-recovery.ts',
    find: ' && !input.workInProgress',
    replace: '',
    seenBy: recovery,
  },
  {
    defect: 'a lost file is asked for once more only',
    file: 'shell/src/federation/decide-recovery.ts',
    find: 'backOffMs[input.attempts - 1]',
    replace: 'backOffMs[input.attempts]',
    seenBy: recovery,
  },
  {
    defect: 'a remote that has failed is never tried again',
    file: 'shell/src/federation/remote-loader.ts',
    find: "if (result.kind === 'failed') running.delete(key);",
    replace: '',
    seenBy: ['shell/src/federation/remote-loader.test.ts'],
  },
];
