import type { remoteNames } from 'shared/contracts';
import { breakWays } from '../support/break-ways.ts';
import { meetBroken, type Ending } from '../support/broken-remote.ts';
import { buildChanged, publish, release } from '../support/releases.ts';
import { openScreens } from '../support/remote-screens.ts';
import { isEverything } from 'shared/testing/everything';
import { expect, test } from '../support/test.ts';

type Case = readonly [(typeof remoteNames)[number], way: string, Ending, alone: Ending];

/** Every kind of recovery: another try, the version before, and the hotel's telephone. */
const ofEachKind: readonly Case[] = [
  ['mf-search', 'chunk missing once', 'the new version', 'the new version'],
  ['mf-account', 'integrity does not match', 'the version before', 'the fallback'],
];
/** One way for each remote; `pnpm bench release recovery` tries all twelve on all seven. */
const ofOtherRemotes: readonly Case[] = [
  ['mf-rooms-rates', 'module throws', 'the version before', 'the fallback'],
  ['mf-checkout', 'chunk with a syntax error', 'the version before', 'the fallback'],
  ['mf-precheckin', 'range that does not fit', 'the version before', 'the fallback'],
  ['mf-restaurant', 'entry throws', 'the version before', 'the fallback'],
  ['mf-group', 'entry missing', 'the version before', 'the fallback'],
];

for (const [name, wayName, withPrevious, alone] of isEverything
  ? [...ofEachKind, ...ofOtherRemotes]
  : ofEachKind) {
  test(`${name}, ${wayName}: the guest gets ${withPrevious}; without one before it, ${alone}`, async ({
    browser,
    site,
  }) => {
    // Two page loads with retries, a reload and a fallback each.
    const way = breakWays.find((each) => each.name === wayName);
    if (way === undefined) throw new Error(`There is no way "${wayName}".`);
    const changed = await buildChanged({
      remote: name,
      version: '8.0.0',
      file: 'src/remote.ts',
      from: /$/,
      to: way.isThrowing === true ? "\nthrow new Error('broken');\n" : '\n// Another line.\n',
    });
    await publish(site.dataDir, changed.folder);
    await changed.remove();
    await release(site.dataDir, 'rollback', name, '--why', 'It is broken');
    const screens = await openScreens(site);
    const breakage = {
      site,
      name,
      screen: screens[name],
      way,
      version: changed.version,
      newGuest: () => browser.newContext(),
    };
    const before = await meetBroken({ ...breakage, hasPrevious: true });
    expect(before).toMatchObject({ ending: withPrevious, hasRunTampered: false });
    const without = await meetBroken({ ...breakage, hasPrevious: false });
    expect(without).toMatchObject({ ending: alone, hasRunTampered: false });
  });
}
