/** The first four groups of an IPv6 address: the smallest network that one household or attacker gets. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/** The key that limits count by: an IPv4 address (also one written as IPv6), or the /64 network of an IPv6 address. */
export function clientOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return ip.includes(':') ? network(ip) : ip;
}
