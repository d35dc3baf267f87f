import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { fileOf, readBlocks } from './blocks.ts';
import { drillScript, firstScript } from './scripts.ts';
import { readDockerFile, readEnvironmentFile, readUnit } from './systemd-files.ts';

const blocks = readBlocks();
const ofProcesses = fileOf(blocks, '/etc/hotel-direct-booking.env');
const ofOwner = fileOf(blocks, '/etc/hotel-direct-booking-owner.env');
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
/** With secrets, which the operator puts in. */
const filled = (text: string) =>
  text.replaceAll('=…', `=${'a secret that is long enough '.repeat(2).trim()}`);

describe('the deploy guide’s files of variables', () => {
  it.each([
    ['systemd', readEnvironmentFile],
    ['docker run --env-file', readDockerFile],
  ])('set what a process in production needs, as %s reads them', (_name, readFile) => {
    const env = readEnv(readFile(filled(ofProcesses)));
    expect(env).toMatchObject({ mode: 'production', publicUrl: 'https://book.example.org' });
    const owner = readEnv({ ...readFile(filled(ofProcesses)), ...readFile(filled(ofOwner)) });
    expect(owner.databaseUrl).toBe(env.databaseUrl);
    expect(new URL(owner.databaseDirectUrl ?? '').username).toBe('booking_owner');
  });

  it.each([ofProcesses, ofOwner])('mean the same to both', (text) => {
    expect(readEnvironmentFile(text)).toEqual(readDockerFile(text));
  });

  it('ask PostgreSQL over TLS, by a certificate that is checked', () => {
    const { databaseUrl, databaseDirectUrl } = readEnv(readEnvironmentFile(filled(ofProcesses + ofOwner)));
    for (const url of [databaseUrl, databaseDirectUrl])
      expect(new URL(url ?? '').searchParams.get('sslmode')).toBe('verify-full');
  });
});

describe('systemd', () => {
  it('takes a remark behind a value for a part of it, so remarks stand on their own lines', () => {
    expect(readEnvironmentFile('# said\n; said\nKEY=abc   # said\nOTHER=\n')).toEqual({
      KEY: 'abc   # said',
      OTHER: '',
    });
  });

  it('takes quotes off, goes on behind a backslash, and leaves a sign for percent alone', () => {
    const text = `A="two words"\nB='it''s'\nC=one\\\n two\nD=another%20secret?a=b&c=d\n`;
    expect(readEnvironmentFile(text)).toEqual({
      A: 'two words',
      B: 'its',
      C: 'one two',
      D: 'another%20secret?a=b&c=d',
    });
  });

  it('starts the process of a port by the unit, as its user and with the file of variables', () => {
    const unit = readUnit(read('docs/deploy/hotel-direct-booking@.service'), '3001');
    expect(unit).toMatchObject({
      user: 'booking',
      environmentFiles: ['/etc/hotel-direct-booking.env'],
      environment: { HOST: '127.0.0.1', PORT: '3001', NODE_ENV: 'production' },
      stopSeconds: 45,
    });
    expect(unit.commands('ExecStart')[0]?.at(-1)).toBe('server/dist/main.js');
  });
});

it('what the guide starts is what the proxies lead to and what Prometheus asks', () => {
  const started = blocks.find(({ text }) => text.includes('enable --now'))?.text ?? '';
  const ports = [...started.matchAll(/@(\d+)/g)].map(([, port]) => `127.0.0.1:${port ?? ''}`);
  expect(ports).toHaveLength(2);
  expect(read('docs/runbooks/alerts.md')).toContain(`[${ports.map((port) => `'${port}'`).join(', ')}]`);
  expect(read('docs/deploy/Caddyfile')).toContain(`reverse_proxy ${ports.join(' ')} {`);
});

it.each([
  ['first', firstScript],
  ['drill', drillScript],
])('the blocks of the guide make a shell script for the %s machine', (_name, scriptOf) => {
  const script = scriptOf(blocks, 'hotel-direct-booking-1.0.0-abc');
  expect(script).not.toContain('VERSION-COMMIT');
  const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
