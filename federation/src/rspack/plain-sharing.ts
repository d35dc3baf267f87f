/** As much as is called here of what the bundler gives its runtime. */
type Bundled<Options> = {
  readonly webpackRequire: {
    readonly federation: {
      readonly initOptions: Options;
      readonly runtime: { readonly init: (options: Options) => unknown };
    };
  };
};

/**
 * In place of the federation runtime's own `init` and `getSharedFallbackGetter`, which also serve packages that are shared in part, and
 * of what loads remotes that a build knows: there are none of either here, and they are bytes of the shell and of every remote's entry.
 */
export const init = <Options>({ webpackRequire: { federation } }: Bundled<Options>): unknown =>
  federation.runtime.init(federation.initOptions);

export const getSharedFallbackGetter = <Factory>({ factory }: { readonly factory: Factory }): Factory =>
  factory;

export const remotes = undefined;
