import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { advisoriesFor, askAdvisories } from './advisories.ts';

const packages = new Map([
  ['left', ['1.2.3', '2.0.0']],
  ['right', ['1.0.0']],
]);
const advisory = { url: 'https://advisories.example/1', title: 'Reads too much', severity: 'high' };
const known = { left: [{ ...advisory, vulnerable_versions: '<1.3.0' }] };

let server: Server | null = null;
afterEach(() => server?.close());

async function givenRegistry(status: number, answer: unknown): Promise<{ url: string; asked: () => string }> {
  let asked = '';
  const listening = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => (asked += text));
    request.on('end', () => {
      const isBulk = request.url === '/npm/-/npm/v1/security/advisories/bulk' && request.method === 'POST';
      response.writeHead(isBulk ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/npm/`, asked: () => asked };
}

describe('an advisory', () => {
  it('is about the versions that it names, and no others', () => {
    expect(advisoriesFor(packages, known)).toEqual([
      'left 1.2.3 (high): Reads too much https://advisories.example/1',
    ]);
    expect(advisoriesFor(packages, { right: [{ ...advisory, vulnerable_versions: '<1.0.0' }] })).toEqual([]);
  });

  it('is asked of the registry for everything that is installed', async () => {
    const registry = await givenRegistry(200, known);
    expect(await askAdvisories(registry.url, packages)).toEqual(known);
    expect(JSON.parse(registry.asked())).toEqual({ left: ['1.2.3', '2.0.0'], right: ['1.0.0'] });
  });

  it('is not taken for none where the registry has no such call', async () => {
    const registry = await givenRegistry(405, {});
    await expect(askAdvisories(registry.url, packages)).rejects.toThrow('answered 405');
  });
});
