import proxyAddr from '@fastify/proxy-addr';

/** Whether the peer of this address, so many hops away from this server (0: the one that is connected to it), is one of our own proxies. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const mostHops = 10;

const byHops =
  (hops: number): TrustedProxies =>
  (_address, hop) =>
    hop < hops;

/** By the addresses of the proxies; null when one of them is not an address. */
function byAddresses(list: string): TrustedProxies | null {
  const addresses = list.split(',').map((address) => address.trim());
  try {
    return proxyAddr.compile(addresses);
  } catch {
    return null;
  }
}

/**
 * Who may say in `X-Forwarded-For` where a request comes from: a number of proxies that stand one behind the other, or their addresses and
 * networks (`10.0.0.0/8, loopback`). Proxies append to what they are sent, so that only what the last of them have added is worth anything: what stands before it
 * was written by the guest. `false` for `off`, null for anything else, also for `on`: it would let every guest choose an address.
 */
export function readTrustedProxies(setting: string): TrustedProxies | false | null {
  const text = setting.trim().toLowerCase();
  if (['0', 'off', 'false', 'no'].includes(text)) return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= mostHops ? byHops(hops) : null;
  }
  return byAddresses(text);
}
