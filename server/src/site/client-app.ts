import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registrySchema } from 'shared/contracts';
import * as z from 'zod/mini';
import type { LiveLists } from '../modules/availability/index.ts';
import { iconPath, sendIcon } from './icon.ts';
import { registerRegistryEvents } from './registry-events.ts';
import type { ReleaseReader } from 'federation/releases';

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

/** The compressed twins of a file are its representations, not files of their own. */
const isFile = (path: string): boolean => !/\.(br|gz)$/.test(path);

const immutableFiles = {
  index: false,
  dotfiles: 'ignore',
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: FastifyReply) => {
    void reply.header('cache-control', 'public, max-age=31536000, immutable, no-transform');
  },
  decorateReply: false,
  suppressWarning: true,
  allowedPath: isFile,
} as const;

export interface ClientAppSettings {
  /** Absent: lists of open pages hear of no change. */
  readonly live?: LiveLists | undefined;
  readonly releasesDir: string;
  readonly releases: ReleaseReader;
  /** Fetches a file that is not in the folder from a bucket: one that an old tab asks for, or that another instance imported. */
  readonly mirror?: FileSource | undefined;
}

interface FileSource {
  readonly fetchMissing: (path: string) => Promise<boolean>;
}

const prefix = '/ClientApp';
const madeHere: ReadonlySet<string> = new Set([`${prefix}/registry.json`, iconPath]);

/** Before a file is looked for: one that is not in the folder may be in the bucket. */
function fetchMissingFiles(app: FastifyInstance, root: string, mirror: FileSource): void {
  app.addHook('onRequest', async ({ url, log }) => {
    const [, path = ''] = /^\/ClientApp\/([^?]+)/.exec(url) ?? [];
    if (!/\.[a-z0-9]+$/i.test(path) || madeHere.has(`${prefix}/${path}`) || existsSync(join(root, path)))
      return;
    await mirror.fetchMissing(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'file not taken from the bucket');
    });
  });
}

/**
 * Everything under `/ClientApp/`: files of releases and the hotels' pictures (`media/`, named by content), immutable and cached for ever, `.br` or `.gz` as the
 * browser takes them; and `/ClientApp/registry.json`, `no-store`, which open tabs ask again before a safe navigation, and `/ClientApp/registry-events`, which tells them to.
 * A missing file is a 404 in plain text: a page instead of a script would hide the error.
 */
export function registerClientApp(app: FastifyInstance, settings: ClientAppSettings): void {
  const root = join(settings.releasesDir, 'ClientApp');
  const registerFiles = async (files: FastifyInstance): Promise<void> => {
    files.setNotFoundHandler((_request, reply) => sendMissing(reply));
    files.setErrorHandler((error, request, reply) => {
      request.log.warn({ err: error }, 'file not served');
      return sendMissing(reply);
    });
    if (settings.mirror) fetchMissingFiles(files, root, settings.mirror);
    await files.register(fastifyStatic, {
      ...immutableFiles,
      root,
      prefix: '/',
    });
    files.get(iconPath.slice(prefix.length), (_request, reply) => sendIcon(reply));
    files.get('/', (_request, reply) => sendMissing(reply));
    registerRegistryEvents(files, settings.releases, settings.live);
    files.get('/registry.json', (_request, reply) => {
      const current = settings.releases.current();
      if (current === null) return sendMissing(reply);
      return reply.header('cache-control', 'no-store').send(z.encode(registrySchema, current.registry));
    });
  };
  void app.register(registerFiles, { prefix });
}
