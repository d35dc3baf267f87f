import { hotelFile, ids } from '../server/hotel.ts';
import { book, bookingBody, post, stayIn } from '../server/requests.ts';

/** 40 room types, each at 4 rates, 30 rooms of each. */
export const deskHotel = {
  code: 'desk',
  roomTypes: ids('room', 40),
  ratePlans: ids('plan', 4),
  rooms: 30,
  months: 18,
} as const;

export const deskHotelFile = (): object => hotelFile(deskHotel);

/** Every eighth is cancelled again. */
const isCancelled = (index: number): boolean => index % 8 === 7;

/** Throws where a call of the bench's own is refused. */
function expectDone(what: string, { status, body }: Awaited<ReturnType<typeof post>>): typeof body {
  if (status !== 200) throw new Error(`${what} was answered with ${String(status)}: ${JSON.stringify(body)}`);
  return body;
}

async function cancel(address: string, confirmationToken: unknown): Promise<void> {
  const named = { PropertyId: deskHotel.code, ConfirmationToken: confirmationToken };
  const quote = await post(address, '/api/Stay/QuoteCancellation', JSON.stringify(named));
  const { QuoteToken } = expectDone('A quote', quote);
  const body = JSON.stringify({ ...named, QuoteToken });
  expectDone('A cancellation', await post(address, '/api/Stay/Cancel', body));
}

/** A booking of each room type as guests make them: one to four nights, some of two rooms, paid by card, some cancelled. */
export async function bookSamples(address: string): Promise<void> {
  for (const [index, roomTypeId] of deskHotel.roomTypes.entries()) {
    const ratePlanId = deskHotel.ratePlans[index % deskHotel.ratePlans.length] ?? '';
    const room = { roomTypeId, ratePlanId };
    const rooms = index % 4 === 1 ? [room, room] : [room];
    const body = bookingBody(deskHotel.code, stayIn(30, 1 + ((index >> 1) % 4)), rooms);
    const { ConfirmationToken } = expectDone('A booking', await book(address, body));
    if (isCancelled(index)) await cancel(address, ConfirmationToken);
  }
}
