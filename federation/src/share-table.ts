import { readFileSync } from 'node:fs';

/**
 * One module that lives once in the page. The shell provides it; a remote never brings its own copy
 * (`import: false`), so a missing one fails loudly instead of making a second store or a second theme.
 */
export type SharedModule = {
  readonly specifier: string;
  /** The npm package whose version it has; null for our own doors, which carry `sharedApi`. */
  readonly library: string | null;
  /** Eager: in the shell's first script. Lazy: in a chunk of its own, fetched when first used. */
  readonly load: 'eager' | 'lazy';
  /** The module that the shell gives under this name, where it is not the whole door. */
  readonly provided?: string;
  /** Used by development builds only. */
  readonly development?: true;
};

/**
 * The share table, used by the shell and by every remote. Facades instead of libraries: antd, its css-in-js, the
 * router, zod and reflect live inside `shared/ui` and `shared/runtime` (stack, section 2).
 */
export const shareTable: readonly SharedModule[] = [
  { specifier: 'react', library: 'react', load: 'eager' },
  { specifier: 'react/jsx-runtime', library: 'react', load: 'eager' },
  { specifier: 'react/jsx-dev-runtime', library: 'react', load: 'eager', development: true },
  { specifier: 'react-dom', library: 'react-dom', load: 'eager' },
  { specifier: 'react-dom/client', library: 'react-dom', load: 'eager' },
  { specifier: 'effector', library: 'effector', load: 'eager' },
  { specifier: 'effector-react', library: 'effector-react', load: 'eager' },
  { specifier: 'dayjs', library: 'dayjs', load: 'eager' },
  {
    specifier: 'shared/contracts',
    library: null,
    load: 'eager',
    provided: 'shared/contracts/page',
  },
  { specifier: 'shared/runtime', library: null, load: 'eager' },
  { specifier: 'shared/ui', library: null, load: 'eager' },
  { specifier: 'shared/ui/date', library: null, load: 'lazy' },
  { specifier: 'shared/ui/flow', library: null, load: 'lazy' },
];

/** The first `sharedApi` of a shell that brings the federation runtime, without which the code of a remote cannot start. */
export const runtimeSince = '1.17.0';

export type ShareRole =
  | { readonly kind: 'shell' }
  /** `sharedApi` is the range of our doors that the remote needs. */
  | { readonly kind: 'remote'; readonly sharedApi: string };

export type ShareVersions = {
  /** The version of `shared/runtime` and `shared/ui`. */
  readonly sharedApi: string;
  readonly libraries: Readonly<Record<string, string>>;
};

export type ShareConfig = {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  /** Where the shell takes the module from, when not by its name; false for remotes. */
  import?: string | false;
};

/** The `shared` option of the federation plugin for one build. */
export function shareConfig(
  role: ShareRole,
  versions: ShareVersions,
  mode: 'production' | 'development',
): Record<string, ShareConfig> {
  const modules = shareTable.filter((module) => mode === 'development' || !module.development);
  return Object.fromEntries(
    modules.map((module) => {
      const version = module.library === null ? versions.sharedApi : versions.libraries[module.library];
      if (version === undefined)
        throw new Error(`The share table names ${module.specifier}, which is not installed.`);
      const needed = module.library === null && role.kind === 'remote' ? role.sharedApi : `^${version}`;
      const base = { singleton: true, strictVersion: true, requiredVersion: needed } as const;
      const config: ShareConfig =
        role.kind === 'shell'
          ? {
              ...base,
              version,
              eager: module.load === 'eager',
              ...(module.provided === undefined ? {} : { import: module.provided }),
            }
          : { ...base, import: false };
      return [module.specifier, config];
    }),
  );
}

/** Reads `sharedApi` from the `shared` package, and the versions that the shell has installed. */
export function readShareVersions(root: string): ShareVersions {
  const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
  const libraries = new Set(
    shareTable.flatMap((module) => (module.library === null ? [] : [module.library])),
  );
  return {
    sharedApi: String(read('shared/package.json')['sharedApi']),
    libraries: Object.fromEntries(
      [...libraries].map((name) => [
        name,
        String(read(`shell/node_modules/${name}/package.json`)['version']),
      ]),
    ),
  };
}
