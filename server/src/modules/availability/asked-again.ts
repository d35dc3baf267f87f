/** Whether a key was given before and is still remembered; remembers it. */
export type AskedAgain = (key: string) => boolean;

const slots = 2 ** 16;

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Remembers some ten thousand keys by their hashes, in a quarter of a megabyte that the garbage collector has not to look through; a later key may take
 * an earlier one's place. It may be wrong, and then something is kept for nothing.
 */
export function createAskedAgain(): AskedAgain {
  const last = new Uint32Array(slots);
  return (key) => {
    const hash = hashOf(key);
    const slot = hash % slots;
    const isAgain = last[slot] === hash;
    last[slot] = hash;
    return isAgain;
  };
}
