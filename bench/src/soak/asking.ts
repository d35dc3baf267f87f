import { Pool } from 'undici';
import { newGuest } from '../server/guest.ts';
import { json } from '../server/requests.ts';

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What was asked since the last look, and what was wrong. */
export interface Asked {
  readonly latencies: number[];
  /** Responses that no guest should see, with the words that say what they were. */
  readonly errors: string[];
  requests: number;
}

export interface Asking {
  readonly asked: Asked;
  /** Calls go to the processes in turn; one with the same `turn` to the same process. Status 0 is a broken connection; a compressed body is not read. */
  readonly get: (turn: number, path: string, headers?: Record<string, string>) => Promise<Reply>;
  readonly post: (
    turn: number,
    path: string,
    body: string,
    headers?: Record<string, string>,
  ) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

/** Whether a reply has one of these statuses; another one is an error. */
export function expectStatus(asked: Asked, what: string, reply: Reply, statuses: readonly number[]): boolean {
  const isExpected = statuses.includes(reply.status);
  if (!isExpected) asked.errors.push(`${what}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
  return isExpected;
}

export function startAsking(addresses: readonly string[], connections: number): Asking {
  const pools = addresses.map((address) => new Pool(address, { connections, pipelining: 1 }));
  const asked: Asked = { latencies: [], errors: [], requests: 0 };
  const ask = async (turn: number, path: string, options: object): Promise<Reply> => {
    const pool = pools[turn % pools.length];
    if (!pool) throw new Error('No process to ask');
    const started = performance.now();
    asked.requests += 1;
    try {
      const response = await pool.request({ path, method: 'GET', ...options });
      const bytes = Buffer.from(await response.body.arrayBuffer());
      const text = response.headers['content-encoding'] === undefined ? bytes.toString() : '';
      asked.latencies.push(performance.now() - started);
      const body = text.startsWith('{') ? (JSON.parse(text) as Reply['body']) : {};
      return { status: response.statusCode, body };
    } catch (error) {
      return { status: 0, body: { Message: String(error) } };
    }
  };
  return {
    asked,
    get: (turn, path, headers = newGuest()) => ask(turn, path, { headers }),
    post: (turn, path, body, headers = newGuest()) =>
      ask(turn, path, { method: 'POST', headers: { ...json, ...headers }, body }),
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
