import {
  keyIdOf,
  parsePublicKey,
  readTrustFile,
  verifyStore,
  writeNewKey,
  writeTrustFile,
  type KeyFiles,
  type ReleaseStore,
} from '../releases/index.ts';

const idOf = (publicKey: string): string => keyIdOf(parsePublicKey(publicKey));

/** Makes the key that signs here, and tells what others have to know of it. */
export async function makeKey({ signingKeyFile }: KeyFiles): Promise<readonly string[]> {
  const publicKey = await writeNewKey(signingKeyFile);
  if (publicKey === null)
    throw new Error(`There is a key already: ${signingKeyFile}. Set RELEASE_SIGNING_KEY to make another.`);
  return [
    `Wrote ${signingKeyFile}. It stays here; whoever has it can publish.`,
    `Give this line to whoever runs the site:`,
    `  pnpm release trust ${publicKey} --owner "…" --publish mf-…`,
  ];
}

export interface Rights {
  readonly owner: string;
  readonly publish: readonly string[];
  readonly switch: readonly string[];
}

/** Lets a key do so much, and no more: what it had before is replaced. */
export async function trustKey(
  { keysFile }: KeyFiles,
  publicKey: string,
  rights: Rights,
): Promise<readonly string[]> {
  const id = idOf(publicKey);
  const file = await readTrustFile(keysFile);
  const others = file.keys.filter((key) => idOf(key.publicKey) !== id);
  await writeTrustFile(keysFile, {
    ...file,
    keys: [...others, { ...rights, publicKey, publish: [...rights.publish], switch: [...rights.switch] }],
  });
  return [`${keysFile}: ${id} (${rights.owner}) ${rightsText(rights)}.`, 'Copy it to every server.'];
}

const rightsText = (rights: Pick<Rights, 'publish' | 'switch'>): string =>
  [
    ...(rights.publish.length > 0 ? [`publishes ${rights.publish.join(', ')}`] : []),
    ...(rights.switch.length > 0 ? [`switches ${rights.switch.join(', ')}`] : []),
  ].join(' and ');

/**
 * Believes a key no more. Refused while something that guests can be sent to is signed by it alone: the site would show nothing new, and
 * after a restart nothing at all.
 */
export async function distrustKey(
  { keysFile }: KeyFiles,
  id: string,
  { store, isForced }: { readonly store: () => Promise<ReleaseStore>; readonly isForced: boolean },
): Promise<readonly string[]> {
  const file = await readTrustFile(keysFile);
  const keys = file.keys.filter((key) => idOf(key.publicKey) !== id);
  if (keys.length === file.keys.length) throw new Error(`There is no key ${id} in ${keysFile}.`);
  await writeTrustFile(keysFile, { ...file, keys });
  const problems = isForced ? [] : await verifyStore(await store());
  if (problems.length === 0) return [`${keysFile}: ${id} is trusted no more. Copy it to every server.`];
  await writeTrustFile(keysFile, file);
  throw new Error(
    [
      `${id} is still needed; sign with another key first: pnpm release sign. Or say --force.`,
      ...problems,
    ].join('\n  '),
  );
}

/** Who is trusted with what. */
export async function keyLines({ keysFile }: KeyFiles): Promise<readonly string[]> {
  const { keys, notBefore } = await readTrustFile(keysFile);
  if (keys.length === 0) return [`Nobody is trusted (${keysFile}).`];
  return [
    ...keys.map((key) => `  ${idOf(key.publicKey)}  ${key.owner}: ${rightsText(key)}`),
    ...(notBefore === null ? [] : [`  Switches from before ${notBefore} do not count.`]),
  ];
}

interface KeyCommand {
  readonly command: 'keygen' | 'keys' | 'trust' | 'distrust';
  readonly names: readonly string[];
  readonly values: {
    readonly owner?: string | undefined;
    readonly publish: readonly string[];
    readonly switch: readonly string[];
    readonly force: boolean;
  };
  readonly keyFiles: KeyFiles;
  readonly open: () => Promise<ReleaseStore>;
}

export const isKeyCommand = (command: string): command is KeyCommand['command'] =>
  ['keygen', 'keys', 'trust', 'distrust'].includes(command);

/** Does what is about keys, and gives what is said of it. Throws with what to do instead. */
export async function keyCommand(given: KeyCommand): Promise<readonly string[]> {
  const { names, values, keyFiles, open } = given;
  const [name] = names;
  switch (given.command) {
    case 'keygen':
      return makeKey(keyFiles);
    case 'keys':
      return keyLines(keyFiles);
    case 'trust': {
      const { owner, publish, switch: switches } = values;
      if (name === undefined || owner === undefined || publish.length + switches.length === 0)
        throw new Error('Trust whom with what? pnpm release trust <public key> --owner TEXT --publish mf-…');
      return trustKey(keyFiles, name, { owner, publish, switch: switches });
    }
    case 'distrust':
      if (name === undefined) throw new Error('Distrust which key? pnpm release keys names them.');
      return distrustKey(keyFiles, name, { store: open, isForced: values.force });
  }
}
