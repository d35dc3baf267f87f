import type { Page } from '@playwright/test';
import type { Confirmation } from 'shared/contracts';
import { nightsOf } from 'shared/domain';
import { readConfirmation } from './booked.ts';
import type { Hotel, Stay } from './stay.ts';

/** The secret of a booking's addresses: the last part of Status, Confirmation and Checkout. */
export const tokenIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** A booking as the hotel has it. */
export const readBooking = (url: string, { property }: Hotel, token: string): Promise<Confirmation> =>
  readConfirmation(url, property, token);

/** Counts from now on how many rooms of the hotel are taken on each night of a stay. */
export async function countTaken(hotel: Hotel, stay: Stay): Promise<() => Promise<readonly number[]>> {
  const before = await hotel.stock(stay);
  return async () => {
    const after = await hotel.stock(stay);
    return nightsOf(stay).map((night) => (before.get(night) ?? 0) - (after.get(night) ?? 0));
  };
}
