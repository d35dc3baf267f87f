import { developmentIntegrity } from 'shared/contracts';
import { runEntryScript, type PageDocument } from './container-script.ts';
import { RemoteFailure } from './load-failure.ts';
import type { LoadableRelease } from './remote-loader.ts';

/** What a container's entry script leaves on the window under the container's name. */
type Container = {
  readonly init: (shareScope: unknown) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
};

/**
 * Gives the function that loads one release: its entry script once, the container started once with the shell's
 * shared modules, then its exposed module. What failed is done again by the next call. Entries are asked for with
 * their integrity hash; in development they come from dev servers, whose files have none.
 */
export function createImportRemote(options: {
  readonly document: PageDocument;
  readonly development: boolean;
  /** The shell's shared modules. */
  readonly shareScope: () => Promise<unknown>;
}): (release: LoadableRelease, patienceMs: number) => Promise<unknown> {
  const started = new Map<string, Promise<Container>>();

  async function start(
    { container, entry, integrity }: LoadableRelease,
    patienceMs: number,
  ): Promise<Container> {
    await runEntryScript(options.document, {
      address: entry,
      integrity: options.development && integrity === developmentIntegrity ? null : integrity,
      patienceMs,
    });
    const found = readContainer(options.document.defaultView, container);
    await found.init(await options.shareScope());
    return found;
  }

  return async (release, patienceMs) => {
    const { container } = release;
    const starting = started.get(container) ?? start(release, patienceMs);
    started.set(container, starting);
    try {
      const factory = await (await starting).get('./remote');
      return factory();
    } catch (error) {
      // A started container stays: only the file that was lost is asked for again.
      starting.catch(() => started.delete(container));
      throw error;
    }
  };
}

function readContainer(window: Window | null, name: string): Container {
  const found: unknown = window === null ? undefined : Reflect.get(window, name);
  if (typeof found === 'object' && found !== null && 'init' in found && 'get' in found) {
    // The bundler's container protocol; both are functions in every build of ours.
    return found as Container;
  }
  throw new RemoteFailure('contract', `The entry script left no container ${name}`);
}
