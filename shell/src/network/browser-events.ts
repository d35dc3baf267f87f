import { scopeBind, type Scope } from 'effector';
import { networkChanged } from './model.ts';

/** Passes the browser's `online` and `offline` events to the model. */
export function connectNetwork(window: Window, scope: Scope): void {
  const changed = scopeBind(networkChanged, { scope, safe: true });
  for (const event of ['online', 'offline'] as const)
    window.addEventListener(event, () => changed({ isOnline: event === 'online' }));
}
