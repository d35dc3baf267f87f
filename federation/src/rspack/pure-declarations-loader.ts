import { markPureDeclarations } from './pure-declarations.ts';

/** rspack asks for a loader's default export. */
export default function loadScript(source: string): string {
  return markPureDeclarations(source);
}
