import type { RemoteDefinition } from 'shared/runtime';
import { RemoteFailure } from './load-failure.ts';

/**
 * The definition in a remote's exposed module. Throws a `contract` failure when it is missing, or
 * another remote's.
 */
export function readRemoteModule(module: unknown, name: string): RemoteDefinition {
  const remote = isRecord(module) ? module['remote'] : undefined;
  if (!isRecord(remote)) throw new RemoteFailure('contract', `${name} exposes no "remote"`);
  if (remote['name'] !== name) {
    throw new RemoteFailure('contract', `${name} exposes the remote ${String(remote['name'])}`);
  }
  if (!isRecord(remote['pages']) || !isRecord(remote['slots'])) {
    throw new RemoteFailure('contract', `${name} lacks pages or slots`);
  }
  // Checked above as far as it can be at run time; the components' props are the type checker's part.
  return remote as unknown as RemoteDefinition;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
