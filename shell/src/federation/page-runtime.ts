import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './import-remote.ts';

/** The federation runtime that the shell's build has started with the modules that it shares. */
export const pageRuntime: FederationRuntime = { loadRemote, registerPlugins, registerRemotes };
