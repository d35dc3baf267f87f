/** Rooms free by room type once those of the basket are taken off (product.md 4). */
export const stockLeft = (
  found: Readonly<Record<string, number>>,
  items: readonly { readonly roomTypeId: string }[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(found).map(([id, free]) => [
      id,
      free - items.filter(({ roomTypeId }) => roomTypeId === id).length,
    ]),
  );
