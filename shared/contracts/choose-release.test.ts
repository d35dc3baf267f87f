import { describe, expect, it } from 'vitest';
import { chooseRelease, remoteOfSlot, type ReleaseChoice } from './choose-release.ts';

const release = (version: string, slots: string[] = []) => ({
  version,
  entry: `/ClientApp/mf-x/${version}/remoteEntry.js`,
  container: 'x',
  integrity: 'sha384-x',
  sharedApi: '^1.0.0',
  slots,
  previous: null,
});
const restaurant = { 'mf-restaurant': release('1', ['table-booking']) };
const spaTables = { 'mf-tables': release('1', ['table-booking']) };

describe('which release a property runs', () => {
  const registry: ReleaseChoice = {
    remotes: restaurant,
    pins: { Harbour: { 'mf-restaurant': release('2') } },
    absent: { FJORD: ['mf-restaurant'] },
  };
  it.each([
    ['KAROO', '1'],
    ['HARBOUR', '2'],
    ['fjord', undefined],
    [null, '1'],
  ])('%s runs %s', (code, version) => {
    expect(chooseRelease(registry, 'mf-restaurant', code)?.version).toBe(version);
  });
});

describe('which remote brings the table booking', () => {
  const one: ReleaseChoice = { remotes: restaurant, pins: {} };
  const replaced: ReleaseChoice = {
    remotes: restaurant,
    pins: { HARBOUR: spaTables },
    absent: { HARBOUR: ['mf-restaurant'] },
  };
  const none: ReleaseChoice = { ...one, absent: { HARBOUR: ['mf-restaurant'] } };
  it.each<[string, ReleaseChoice, string, string | null]>([
    ['the one that declares it', one, 'HARBOUR', 'mf-restaurant'],
    ['another at the property that has it instead', replaced, 'HARBOUR', 'mf-tables'],
    ['the usual one at every other property', replaced, 'FJORD', 'mf-restaurant'],
    ['none where the property does not have it', none, 'HARBOUR', null],
    [
      'the usual one where releases are older than declarations',
      { remotes: {}, pins: {} },
      'HARBOUR',
      'mf-restaurant',
    ],
  ])('%s', (_what, registry, code, remote) => {
    expect(remoteOfSlot(registry, 'table-booking', 'mf-restaurant', code)).toBe(remote);
  });
});
