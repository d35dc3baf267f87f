/** The modules of the page's state, in the order in which they need each other; see `contractPieces`. */
export const runtimePieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ './search.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './basket.ts'),
];
