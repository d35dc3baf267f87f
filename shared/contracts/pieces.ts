/**
 * The modules behind `page.ts`, in the order in which they need each other: a page that evaluates them one by one can paint and answer
 * between them. None of their exports is used here, so that the bundler leaves out what pages do not read.
 */
export const contractPieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ './property.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './availability.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './reservation.ts'),
];
