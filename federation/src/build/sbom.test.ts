import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { advisoriesFor, readSavedAdvisories } from './advisories.ts';
import { licenseProblems, packagesOf, readSbom, type Sbom } from './sbom.ts';
import { workspaceRoot } from './workspace.ts';

const own = readdirSync(workspaceRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('what is installed', () => {
  let everything: Sbom;
  let shipped: Sbom;
  beforeAll(async () => {
    [everything, shipped] = await Promise.all([
      readSbom({ production: false }),
      readSbom({ production: true }),
    ]);
  });

  it('has licences that the product may be shipped with', () => {
    expect(packagesOf(everything).size).toBeGreaterThan(300);
    expect(licenseProblems(everything, own)).toEqual([]);
  });

  it('is affected by no advisory that is kept', async () => {
    const { advisories } = await readSavedAdvisories(join(workspaceRoot, 'federation/advisories.json'));
    expect(advisoriesFor(packagesOf(everything), advisories)).toEqual([]);
  });

  it('is listed without chance or time, and what is shipped without tools', async () => {
    const again = await readSbom({ production: true });
    expect(shipped.components).toEqual(again.components);
    expect(JSON.stringify(shipped)).not.toMatch(/"(serialNumber|timestamp)"/);
    expect(packagesOf(shipped).get('fastify')).toHaveLength(1);
    expect(packagesOf(shipped).has('vitest')).toBe(false);
  });
});

describe('a licence', () => {
  const of = (licenses: object[] | undefined) => ({
    bomFormat: 'CycloneDX' as const,
    specVersion: '1.7',
    metadata: {},
    components: [{ name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0', ...(licenses && { licenses }) }],
  });

  it.each([
    [[{ license: { id: 'MIT' } }], []],
    [[{ expression: '(MIT OR GPL-3.0-only)' }], []],
    [[{ expression: 'MIT AND GPL-3.0-only' }], ['a 1.0.0: MIT AND GPL-3.0-only']],
    [[{ license: { id: 'AGPL-3.0-only' } }], ['a 1.0.0: AGPL-3.0-only']],
    [[{ license: { name: 'SEE LICENSE IN x' } }], ['a 1.0.0: SEE LICENSE IN x']],
    [[], ['a 1.0.0: no licence']],
    [undefined, ['a 1.0.0: no licence']],
  ])('%j', (licenses, problems) => {
    expect(licenseProblems(of(licenses), ['shared'])).toEqual(problems);
  });
});
