export * from './card.ts';
export * from './confirmation.ts';
export * from './guests.ts';
export { isBlank, type Problem } from './problem.ts';
export * from './search.ts';
export * from './text-rules.ts';
