import type { FastifyInstance } from 'fastify';

type Nested = (app: FastifyInstance, options: object, done?: (error?: Error) => void) => unknown;
type Method<Args extends readonly unknown[]> = (this: FastifyInstance, ...args: Args) => unknown;

/** Longer than a plugin needs to register its routes; shorter than Fastify's own timer, which would end the start. */
const startsWithinMs = 5_000;

/** A plugin of either form, to its end. */
const start = (plugin: Nested, app: FastifyInstance, options: object): Promise<unknown> =>
  plugin.length < 3
    ? Promise.resolve(plugin(app, options))
    : new Promise<void>((resolve, reject) => {
        plugin(app, options, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });

/** Throws what the work fails with, or that it does not end. */
async function inTime(work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Its plugin had not ended after ${String(startsWithinMs / 1000)} s.`));
    }, startsWithinMs);
  });
  await Promise.race([work(), tooLong]).finally(() => {
    clearTimeout(timer);
  });
}

export interface Confined {
  readonly name: string;
  /** Its routes begin with this and a slash. */
  readonly prefix: string;
  readonly fail: (error: unknown) => void;
}

/**
 * Isolates `scope`: its routes have to begin with the prefix, and errors in it, also in plugins that are registered there, go to `fail` and not to
 * the server, whose start would fail with them. Returns the function that does the first work there.
 */
export function confine(
  scope: FastifyInstance,
  { name, prefix, fail }: Confined,
): (work: () => Promise<void> | void) => Promise<void> {
  scope.addHook('onRoute', ({ url }) => {
    if (!url.startsWith(`${prefix}/`))
      throw new Error(`${name} may not answer ${url}: its calls begin with ${prefix}/`);
  });
  const { addHook, register } = scope as unknown as {
    readonly addHook: Method<[hook: string, ...rest: unknown[]]>;
    readonly register: Method<[plugin: Nested, options: object]>;
  };
  const guarded: {
    readonly addHook: Method<[hook: string, ...rest: unknown[]]>;
    readonly register: Method<[plugin: Nested, options?: object]>;
  } = {
    addHook(hook, ...rest) {
      if (hook === 'onReady')
        throw new Error(
          `${name} may have no onReady hook: what has to be there first is awaited in its plugin.`,
        );
      return addHook.call(this, hook, ...rest);
    },
    register(plugin, options = {}) {
      const safe = (app: FastifyInstance, given: object) =>
        inTime(() => start(plugin, app, given)).catch(fail);
      // The marks of `fastify-plugin` are properties of the function.
      return register.call(this, Object.assign(safe, plugin), options);
    },
  };
  Object.assign(scope, guarded);
  return (work) => inTime(async () => work()).catch(fail);
}
