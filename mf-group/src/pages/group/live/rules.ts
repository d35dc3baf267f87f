import type { Hotel } from '../hotels.ts';

export interface ToldHotel {
  readonly kind: 'sold-out' | 'back' | 'price';
  readonly hotel: Hotel;
}

/** Hotels whose offers are others than they were shown with. */
export function toldOf(before: readonly Hotel[], now: readonly Hotel[]): readonly ToldHotel[] {
  const offers = new Map(before.map(({ propertyId, offer }) => [propertyId, offer]));
  return now.flatMap((hotel): ToldHotel[] => {
    const [was, is] = [offers.get(hotel.propertyId), hotel.offer];
    if (was?.kind === 'free' && is.kind === 'full') return [{ kind: 'sold-out', hotel }];
    if (was?.kind === 'full' && is.kind === 'free') return [{ kind: 'back', hotel }];
    if (was?.kind === 'free' && is.kind === 'free' && was.total !== is.total)
      return [{ kind: 'price', hotel }];
    return [];
  });
}
