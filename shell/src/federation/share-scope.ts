// Put into the shell's build by the bundler; the scope holds the modules of the share table.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** The shell's shared modules, as a container's `init` takes them. */
export async function readShareScope(): Promise<unknown> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__['default'];
}
