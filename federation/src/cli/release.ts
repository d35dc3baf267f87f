import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apps as appsHere } from '../build/build-all.ts';
import { buildFolder } from '../build/version.ts';
import { workspaceRoot } from '../build/workspace.ts';
import {
  pinRemote,
  pruneStore,
  publishBuild,
  readStatus,
  reconcileHistory,
  rollBack,
  unpinRemote,
  verifyStore,
  withdrawRemote,
  type PublishResult,
} from '../releases/index.ts';
import { openOperatorStore, operatorKeyFiles } from './operator-store.ts';
import { isKeyCommand, keyCommand } from './release-keys.ts';
import { fail, failIfUncommitted, failIfUntrusted, failIfUnwritable, runBuild } from './report.ts';
import { historyLines, statusLines } from './release-report.ts';

const usage = `pnpm release <command>

  build [name…]                     build what changed (shell and remotes)
  publish <name…> [--property CODE] switch to the build of the present sources; --property: for one hotel only
  publish --all                     everything that has been built, the shell first
                                    --try: also of sources that are in no commit
  rollback <name> --why TEXT [--to VERSION]
                                    switch to the version before, or to that one
  pin <name> --property CODE [--to VERSION] [--why TEXT]
                                    give one hotel a version of its own, or keep it at the present one
  unpin <name> --property CODE [--why TEXT]
                                    give it what all others have
  withdraw <name> --why TEXT [--property CODE]
                                    take a remote's pages and parts off the site, or off one hotel; publish or unpin brings them back
  status [--json]                   what runs, since when, what is before it, pins, and whether its files are well
  history [name] [--json]           who changed what, when and why
  verify                            checks every file that a guest can be sent to, and who signed it
  prune [--dry-run]                 removes what no tab needs any more: keeps 30 days and the last 5

  keygen                            make the key that signs here (RELEASE_SIGNING_KEY)
  keys                              who is trusted with what (RELEASE_KEYS)
  trust <public key> --owner TEXT [--publish NAME…] [--switch NAME…]
                                    let a key publish these, or only roll back and pin them; * is everything
  distrust <key> [--force]          believe a key no more
  sign [--unsigned]                 sign what is here with this place's key as well; --unsigned: also what nobody has signed

The store is DATA_DIR/releases (DATA_DIR: .data), or RELEASES_DIR; or the bucket RELEASES_BUCKET (s3://name/prefix).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    to: { type: 'string' },
    why: { type: 'string' },
    property: { type: 'string' },
    json: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    owner: { type: 'string' },
    publish: { type: 'string', multiple: true, default: [] },
    switch: { type: 'string', multiple: true, default: [] },
    unsigned: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    try: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [command, ...names] = positionals;

const print = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};
const sayAndFail = (error: unknown): never => fail([error instanceof Error ? error.message : String(error)]);
const apps = appsHere();

function known(wanted: readonly string[]): readonly string[] {
  const unknown = wanted.filter((name) => !apps.includes(name));
  return unknown.length === 0
    ? wanted
    : fail([`There is no ${unknown.join(', ')}. There are: ${apps.join(', ')}.`]);
}

// What needs no store comes first: who only builds, or asks for help, has none.
if (command === 'build') {
  await runBuild(names.length > 0 ? known(names) : apps);
  process.exit();
}
if (command !== undefined && isKeyCommand(command)) {
  const open = () => openOperatorStore(process.env);
  const keyFiles = operatorKeyFiles(process.env);
  print(await keyCommand({ command, names, values, keyFiles, open }).catch(sayAndFail));
  process.exit();
}
const isKnown = command !== undefined && usage.includes(`\n  ${command} `);
if (command === undefined || !isKnown) {
  if (command !== undefined) console.error(`There is no command "${command}".\n`);
  console.log(usage);
  process.exit(command === undefined && values.help ? 0 : 1);
}

const store = await openOperatorStore(process.env).catch(failIfUnwritable).catch(sayAndFail);
const property = values.property?.toUpperCase() ?? null;
const usual = 'what all others have';
const fromText = (version: string | null): string => version ?? (property === null ? 'nothing' : usual);

/** The build of a package's present sources. */
function finishedBuild(name: string): string {
  const folder = buildFolder(name);
  return existsSync(folder)
    ? folder
    : fail([`${name} has changed since it was built. Run: pnpm release build ${name}`]);
}

async function locked<T>(work: () => Promise<T>, reconciles = true): Promise<T> {
  const result = await store
    .lock(Date.now, async () => {
      if (reconciles) await reconcileHistory(store, Date.now);
      return work();
    })
    .catch(failIfUntrusted)
    .catch(failIfUnwritable);
  return result.kind === 'done'
    ? result.value
    : fail([`Somebody else is working on the releases: ${result.holder}.`]);
}

async function publish(wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) fail(['Publish what? Name it, or say --all.']);
  if (!values.try)
    failIfUncommitted(process.env, `pnpm release publish ${values.all ? '--all' : wanted.join(' ')} --try`);
  for (const name of known(wanted)) {
    const result: PublishResult = await publishBuild(store, finishedBuild(name), { property, now: Date.now });
    if (result.kind === 'rejected')
      fail([`${name} was not published:`, ...result.reasons.map((reason) => `  ${reason}`)]);
    const where = property === null ? '' : ` for ${property}`;
    const from = result.kind === 'published' ? fromText(result.from) : null;
    console.log(
      `  ${name.padEnd(16)} ${from === null ? `is at ${result.to} already` : `${from} → ${result.to}`}${where}`,
    );
    if (existsSync(join(workspaceRoot, name, 'server')))
      console.log(`  ${''.padEnd(16)} its server part is mounted by the server’s next start`);
  }
}

async function rollback(name: string | undefined): Promise<void> {
  if (name === undefined) fail(['Roll back what? pnpm release rollback <name> --why TEXT']);
  if (property !== null)
    fail([
      `A rollback is for all hotels. For one: pnpm release pin ${name} --property ${property} --to VERSION`,
    ]);
  if (values.why === undefined || values.why.trim() === '')
    fail(['Say why: --why "…" is kept in the history.']);
  const result = await rollBack(store, name, {
    to: values.to ?? null,
    why: values.why,
    now: Date.now,
  });
  if (result.kind === 'rejected')
    fail([`${name} was not rolled back:`, ...result.reasons.map((reason) => `  ${reason}`)]);
  console.log(`  ${name.padEnd(16)} ${result.from} → ${result.to}`);
  for (const each of result.pinnedFor)
    console.log(
      `  ${each} is pinned to ${result.from} and keeps it: pnpm release unpin ${name} --property ${each}`,
    );
}

async function changePin(name: string | undefined, isPin: boolean): Promise<void> {
  if (name === undefined || property === null) {
    fail([`Which remote, for which hotel? pnpm release ${isPin ? 'pin' : 'unpin'} <name> --property CODE`]);
  }
  const options = { property, why: values.why ?? null, now: Date.now };
  const result = isPin
    ? await pinRemote(store, name, values.to ?? null, options)
    : await unpinRemote(store, name, options);
  if (result.kind === 'rejected')
    fail([`${name} was not changed for ${property}:`, ...result.reasons.map((reason) => `  ${reason}`)]);
  const from = result.from ?? (isPin ? usual : 'nothing');
  console.log(`  ${name.padEnd(16)} ${from} → ${result.to ?? usual} for ${property}`);
}

async function withdraw(name: string | undefined): Promise<void> {
  if (name === undefined || values.why === undefined || values.why.trim() === '')
    fail(['Withdraw what, and why? pnpm release withdraw <name> --why TEXT [--property CODE]']);
  const result = await withdrawRemote(store, name, { property, why: values.why, now: Date.now });
  if (result.kind === 'rejected')
    fail([`${name} was not withdrawn:`, ...result.reasons.map((reason) => `  ${reason}`)]);
  console.log(`  ${name.padEnd(16)} ${result.from} → nothing${property === null ? '' : ` for ${property}`}`);
}

async function status(): Promise<void> {
  print(statusLines(await readStatus(store)));
  const { absent = {} } = (await store.readRegistry()) ?? {};
  print(Object.entries(absent).map(([code, remotes]) => `  ${code} does not have ${remotes.join(', ')}.`));
}

async function prune(): Promise<void> {
  const gone = await pruneStore(store, { now: Date.now, dryRun: values['dry-run'] });
  for (const { name, version } of gone) console.log(`  ${name.padEnd(16)} ${version}`);
  console.log(`${gone.length} releases ${values['dry-run'] ? 'could be' : 'were'} removed.`);
}

const printJson = (value: unknown): void => {
  console.log(JSON.stringify(value, null, 2));
};

// What cannot be read is said before anything else is tried; signing is what may mend it.
if (command !== 'sign') await store.readRegistry().catch(failIfUnwritable).catch(sayAndFail);

switch (command) {
  case 'publish':
    // The shell is the first in the list: a remote may need what only the new shell gives.
    await locked(() => publish(values.all ? apps : names));
    break;
  case 'rollback':
    await locked(() => rollback(names[0]));
    break;
  case 'status':
    if (values.json) printJson(await readStatus(store));
    else await status();
    break;
  case 'withdraw':
    await locked(() => withdraw(names[0]));
    break;
  case 'pin':
  case 'unpin':
    await locked(() => changePin(names[0], command === 'pin'));
    break;
  case 'prune':
    await locked(prune);
    break;
  case 'history':
    if (values.json) printJson(await store.readHistory());
    else for (const line of historyLines(await store.readHistory(), names[0] ?? null)) console.log(line);
    break;
  case 'sign': {
    const signed = await locked(() => store.reSign({ unsigned: values.unsigned }), false);
    print(signed.map((each) => `  signed ${each}`));
    break;
  }
  case 'verify': {
    const problems = await verifyStore(store);
    if (problems.length > 0) fail(problems);
    console.log('Every file of every current release is as it was signed and published.');
    break;
  }
}
