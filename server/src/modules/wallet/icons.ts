// A key on a tag, as the icon of the site is drawn.
const drawing = (size: number, colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="4.5"/><path d="m15.5 15.5 8 8m-3-3 2.5-2.5"/></g></svg>`,
  );

const sizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

/** The icons that every pass needs, by their names in it. */
export async function passIcons(colour: string): Promise<Readonly<Record<string, Buffer>>> {
  const { default: sharp } = await import('sharp');
  const icons = Object.entries(sizes).map(async ([name, size]): Promise<[string, Buffer]> => [
    name,
    await sharp(drawing(size, colour)).png().toBuffer(),
  ]);
  return Object.fromEntries(await Promise.all(icons));
}
