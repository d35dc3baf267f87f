import type { BookingChannel, Figures } from 'shared/contracts/desk';

type Cell = string | number | null;

const heads = [
  'Day',
  'Channel',
  'RoomsAvailable',
  'RoomsSold',
  'Occupancy',
  'RoomRevenue',
  'ADR',
  'RevPAR',
  'PickUpRooms',
  'PickUpRevenue',
  'Arrivals',
  'LeadTime',
  'Currency',
] as const;

/** Digits with a point, so that every program reads the same number. */
const written = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  return cell === null ? '' : String(Math.round(cell * 10_000) / 10_000);
};

export interface FileRow {
  readonly on: string;
  readonly channel: BookingChannel | 'all';
  readonly figures: Figures;
}

/** Comma-separated values (RFC 4180). All cells are dates, numbers and words of ours: none needs quotes, none begins a formula. */
export function writeNumbers(rows: readonly FileRow[], currency: string): string {
  const lines = rows.map(({ on, channel, figures }): readonly Cell[] => [
    on.replaceAll('/', '-'),
    channel,
    figures.roomsAvailable,
    figures.roomsSold,
    figures.occupancy,
    figures.roomRevenue,
    figures.adr,
    figures.revPar,
    figures.pickUpRooms,
    figures.pickUpRevenue,
    figures.arrivals,
    figures.leadTime,
    currency,
  ]);
  return [heads, ...lines].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}
