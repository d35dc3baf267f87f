import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createHttpApp } from './create-http-app.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Whom limits would count, for a request that the peer `from` sends on with this chain. */
async function addressBehind(setting: string, from: string, chain: string | undefined): Promise<string> {
  const trustProxy = readTrustedProxies(setting);
  if (trustProxy === null) throw new Error(`${setting} is no setting`);
  const app = createHttpApp({ logger: createLogger('silent'), trustProxy });
  app.get('/whoami', (request) => ({ ip: request.ip }));
  const answer = await app.inject({
    url: '/whoami',
    remoteAddress: from,
    headers: chain === undefined ? {} : { 'x-forwarded-for': chain },
  });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

const guest = '203.0.113.7';
const balancer = '10.0.0.2';
const cdn = '198.51.100.9';

describe('whose address counts', () => {
  it.each([
    ['nobody is believed without a proxy', 'off', guest, '192.0.2.1', guest],
    [
      'a proxy that appends: what the guest has written before it is not believed',
      '1',
      balancer,
      `192.0.2.1, ${guest}`,
      guest,
    ],
    ['… however much of it', '1', balancer, `192.0.2.1, 192.0.2.2, 10.0.0.2, ${guest}`, guest],
    ['two proxies, one behind the other', '2', balancer, `192.0.2.1, ${guest}, ${cdn}`, guest],
    ['one proxy more in front than is trusted: the outer one counts', '1', balancer, `${guest}, ${cdn}`, cdn],
    [
      'proxies by their networks',
      '10.0.0.0/8, 198.51.100.0/24',
      balancer,
      `192.0.2.1, ${guest}, ${cdn}`,
      guest,
    ],
    ['… also when a guest names one of them', '10.0.0.0/8', balancer, `192.0.2.1, 10.0.0.9, ${guest}`, guest],
    ['… and one who comes past them', '10.0.0.0/8', guest, '192.0.2.1', guest],
    ['a proxy by IPv6', 'fd00::/8', 'fd00::2', '2001:db8::7', '2001:db8::7'],
    ['by name', 'loopback', '127.0.0.1', `192.0.2.1, ${guest}`, guest],
    ['a chain that is missing', '2', balancer, undefined, balancer],
  ])('%s', async (_name, setting, from, chain, address) => {
    expect(await addressBehind(setting, from, chain)).toBe(address);
  });

  it.each(['true', 'on', 'yes', '11', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', ''])(
    'takes no “%s” for proxies',
    (setting) => {
      expect(readTrustedProxies(setting)).toBeNull();
    },
  );
});
