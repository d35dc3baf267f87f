import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { advisoriesFor, askAdvisories, readSavedAdvisories } from '../build/advisories.ts';
import { licenseProblems, packagesOf, readSbom } from '../build/sbom.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { buildable } from '../build/build-all.ts';

// pnpm audit:packages: asks the registry for advisories about what is installed, saves its response, and names what is affected.
const advisoriesFile = join(workspaceRoot, 'federation/advisories.json');
const registry = execFileSync(join(workspaceRoot, 'node_modules/.bin/pnpm'), ['config', 'get', 'registry'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
}).trim();
const sbom = await readSbom({ production: false });
const packages = packagesOf(sbom);

async function latest(): Promise<Awaited<ReturnType<typeof readSavedAdvisories>>> {
  try {
    const advisories = await askAdvisories(registry, packages);
    const saved = { askedAt: new Date().toISOString(), advisories };
    await writeFile(advisoriesFile, `${JSON.stringify(saved, null, 2)}\n`);
    return saved;
  } catch (error) {
    console.error(
      `No advisories from the registry: ${error instanceof Error ? error.message : String(error)}`,
    );
    return readSavedAdvisories(advisoriesFile);
  }
}

const { askedAt, advisories } = await latest();
const problems = [
  ...advisoriesFor(packages, advisories),
  ...licenseProblems(sbom, ['bench', 'e2e', 'federation', 'server', 'shared', ...buildable()]),
];
for (const problem of problems) console.error(problem);
console.log(`${packages.size} packages, ${problems.length} problems; advisories of ${askedAt ?? 'never'}.`);
process.exitCode = problems.length > 0 || askedAt === null ? 1 : 0;
