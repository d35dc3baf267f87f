import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workspaceRoot } from 'federation/build';
import { freePort } from '../../../server/test/support/postgres-server.ts';

const execute = promisify(execFile);
const guide = (name: string): string => join(workspaceRoot, 'docs/deploy', name);
const site = 'book.example.org';

/** Where the proxies of Debian's packages are. */
const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const;
export type ProxyName = keyof typeof programs;
export const proxyNames = ['nginx', 'caddy'] as const satisfies readonly ProxyName[];

export interface Proxy {
  readonly address: string;
  /** The site's name, which is not that of the address. */
  readonly host: string;
  readonly certificate: string;
  /** Restarts the processes one after the other, as the deploy guide says for this proxy. */
  readonly restartAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ProxySettings {
  /** Of the processes, on 127.0.0.1. */
  readonly ports: readonly number[];
  /** Sends SIGTERM to the process of a port, waits until it has ended, and starts it again. */
  readonly restart: (port: number) => Promise<void>;
  /** An address that does the same for the port behind it. */
  readonly restartUrl: string;
}

export function requireProxies(): void {
  const missing = proxyNames.filter((name) => !existsSync(programs[name]));
  if (missing.length > 0)
    throw new Error(`apt-get install ${missing.join(' ')}: the bench of restarts needs it`);
}

async function makeCertificate(folder: string): Promise<readonly [certificate: string, key: string]> {
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')];
  await execute('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${site}`],
    ...['-addext', `subjectAltName=DNS:${site}`, '-keyout', key, '-out', certificate],
  ]);
  return [certificate, key];
}

/** Replaces each of these once; a guide that has changed is noticed. */
function adapted(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The guide's file has no “${from}”`);
    return changed.replace(from, () => to);
  }, text);
}

function answers(port: number, ca: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  request({ host: '127.0.0.1', port, servername: site, headers: { host: site }, ca, path: '/readyz' })
    .on('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
    .on('error', () => {
      resolve(false);
    })
    .end();
  return promise;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

interface Made {
  readonly args: readonly string[];
  readonly restartAll: () => Promise<void>;
}
type Make = (
  settings: ProxySettings,
  place: { readonly folder: string; readonly port: number; readonly files: readonly [string, string] },
) => Promise<Made>;

/** The guide's file, and its script, which writes the list of processes and reloads. */
const makeNginx: Make = async ({ ports, restartUrl }, { folder, port, files: [certificate, key] }) => {
  const server = adapted(await readFile(guide('nginx.conf'), 'utf8'), [
    ['listen 443', `listen 127.0.0.1:${String(port)}`],
    ['/etc/letsencrypt/live/book.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/book.example.org/privkey.pem', key],
  ]);
  const file = join(folder, 'nginx.conf');
  const upstream = join(folder, 'upstream.conf');
  await writeFile(join(folder, 'site.conf'), server);
  const lines = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    `http { access_log off; include ${upstream}; include ${folder}/site.conf; }`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const list = ports.map((each) => `server 127.0.0.1:${String(each)};`).join(' ');
  await writeFile(upstream, `upstream booking { ${list} }\n`);
  const args = ['-c', file];
  const env = {
    ...process.env,
    UPSTREAM: upstream,
    RESTART: `curl -fsS -o ${folder}/restarted ${restartUrl}`,
    RELOAD: `${programs.nginx} -c ${file} -s reload`,
  };
  const restartAll = async () => {
    await execute('sh', [guide('restart-behind-nginx.sh'), ...ports.map(String)], { env });
  };
  return { args, restartAll };
};

const makeCaddy: Make = async ({ ports, restart }, { folder, port, files: [certificate, key] }) => {
  const [first, second] = ports.map((each) => `127.0.0.1:${String(each)}`);
  const text = adapted(await readFile(guide('Caddyfile'), 'utf8'), [
    ['book.example.org {', `https://${site}:${String(port)} {\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:3001 127.0.0.1:3002', `${first ?? ''} ${second ?? ''}`],
  ]);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  return {
    args: ['run', '--config', file],
    async restartAll() {
      for (const each of ports) await restart(each);
    },
  };
};

const makers = { nginx: makeNginx, caddy: makeCaddy } as const;

/** Debian's nginx or Caddy with the guide's own file, but for the port, the certificate and the processes. */
export async function startProxy(name: ProxyName, settings: ProxySettings): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-proxy-'));
  // nginx works as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'home'));
  const files = await makeCertificate(folder);
  const port = await freePort();
  const { args, restartAll } = await makers[name](settings, { folder, port, files });
  const env = { ...process.env, HOME: join(folder, 'home') };
  const child = spawn(programs[name], args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-5000)));
  const certificate = await readFile(files[0], 'utf8');
  while (!(await answers(port, certificate))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${log}`);
    await pause(50);
  }
  return {
    address: `https://127.0.0.1:${String(port)}`,
    host: site,
    certificate,
    restartAll,
    async stop() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
