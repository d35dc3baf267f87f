import { isEverything } from 'shared/testing/everything';
import { describe, expect, it } from 'vitest';
import { findRemotes, readPackage, workspaceRoot } from '../build/workspace.ts';
import { readShareVersions } from '../share-table.ts';
import { additive, breaking, type Change } from './change.ts';
import { compareContracts } from './compare-contracts.ts';
import { doorFiles, doorNames } from './read-doors.ts';
import { needsBeyondRange, takenNames } from './remote-needs.ts';
import {
  compareApi,
  hiddenBreaks,
  leastVersion,
  readContracts,
  readPublicApi,
  readReport,
  type Report,
} from './report.ts';
import { withoutWithdrawn } from './withdrawn.ts';

const { sharedApi } = readShareVersions(workspaceRoot);

describe('versions of the doors', () => {
  it.each([
    ['nothing', [], '1.2.0'],
    ['an addition', [additive('a')], '1.3.0'],
    ['a removal among additions', [additive('a'), breaking('b')], '2.0.0'],
  ])('%s', (_what, changes, least) => {
    expect(leastVersion('1.2.0', changes)).toBe(least);
  });

  it('a removal is hidden until the major says so', () => {
    const changes = [additive('a is new'), breaking('b is gone')];
    expect(hiddenBreaks('1.2.0', '1.3.0', changes)).toEqual(['b is gone.']);
    expect(hiddenBreaks('1.2.0', '2.0.0', changes)).toEqual([]);
  });
});

it('what a source takes from a door at run time', () => {
  const source = [
    "import { Price, type PriceProps, Button as Press } from 'shared/ui';",
    "import type { Basket } from 'shared/runtime';",
    "import './page.css';",
  ].join('\n');
  expect(takenNames(source)).toEqual([
    { door: 'shared/ui', name: 'Price' },
    { door: 'shared/ui', name: 'Button' },
  ]);
});

it('a remote that takes what older shells within its range lack is named', async () => {
  const remote = readPackage(`${workspaceRoot}/mf-checkout`);
  const price = { since: '1.99.0', is: 'value', shape: { kind: 'other', type: '' } } as const;
  const report = { sharedApi: '1.99.0', doors: { 'shared/ui': { Price: price } } };
  expect(await needsBeyondRange(remote, report)).toEqual([
    expect.stringMatching(
      /^mf-checkout takes Price of shared\/ui, which came with 1.99.0; its range .* lets in 1\.\d+\.0\.$/,
    ),
  ]);
});

/** The values that a door of the report has and its module no longer exports. */
async function lostValues({ doors }: Report): Promise<Change[]> {
  const lost = doorNames.map(async (door) => {
    const module: object = await import(`${workspaceRoot}/${doorFiles[door]}`);
    const values = Object.entries(doors[door] ?? {}).filter(
      ([name, { is }]) => is === 'value' && !(name in module),
    );
    return values.map(([name]) => breaking(`${door}: ${name} is gone`));
  });
  return withoutWithdrawn((await Promise.all(lost)).flat());
}

// `pnpm public-api` renews the report. See docs/public-api/README.md.
describe('the doors and calls as they are', { timeout: 120_000 }, () => {
  it('break no remote that was built before, or the major says so', async () => {
    const before = await readReport(workspaceRoot);
    if (before === null) throw new Error('docs/public-api is missing: run pnpm public-api.');
    // The compiler reads the types as well, and takes twenty times as long.
    const changes = isEverything
      ? compareApi(before, await readPublicApi(workspaceRoot))
      : [
          ...compareContracts(before.contracts, await readContracts(workspaceRoot)),
          ...(await lostValues(before.report)),
        ];
    expect(hiddenBreaks(before.report.sharedApi, sharedApi, changes)).toEqual([]);
  });

  it('have all that remotes take within their ranges', async () => {
    const before = await readReport(workspaceRoot);
    if (before === null) throw new Error('docs/public-api is missing: run pnpm public-api.');
    const found = await Promise.all(
      findRemotes(workspaceRoot).map((remote) => needsBeyondRange(remote, before.report)),
    );
    expect(found.flat()).toEqual([]);
  });
});
