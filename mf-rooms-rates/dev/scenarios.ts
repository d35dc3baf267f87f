import type { Property } from 'shared/contracts';
import type { HttpClient } from 'shared/runtime';
import { answer, extras } from './hotel.ts';

interface Scenario {
  readonly query: string;
  readonly property?: Partial<Property>;
  /** By path; null is a server that does not answer. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const twoRooms = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2';
const usual = {
  '/api/Availability/Search': answer(),
  '/api/Service/Get': extras,
  '/api/RoomTypeConfiguration/Get': [],
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  usual: { query: twoRooms, answers: usual },
  'one-room': {
    query: '?fromDate=2026-12-01&toDate=2026-12-04&adults=2',
    property: { showRoomConfigurationQuestion: true },
    answers: {
      ...usual,
      '/api/RoomTypeConfiguration/Get': ['King bed', 'Twin beds'].map((text) => ({
        id: text,
        roomTypeId: 'classic',
        text,
      })),
    },
  },
  'nothing-available': {
    query: twoRooms,
    answers: { ...usual, '/api/Availability/Search': answer({ roomTypes: [] }) },
  },
  'not-suited': { query: twoRooms.replace('adults=2,1', 'adults=2,5'), answers: usual },
  'promo-invalid': {
    query: `${twoRooms}&promoCode=SPRING`,
    answers: {
      ...usual,
      '/api/Availability/Search': answer({
        isPromoCodeValid: false,
        promoCodeMessage: 'The code SPRING ended on 31 May.',
      }),
    },
  },
  'server-down': { query: twoRooms, answers: { ...usual, '/api/Availability/Search': null } },
};

const pauseMs = 400;

export function httpOf({ answers }: Scenario): HttpClient {
  const call = async ({ path }: { readonly path: string }): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const data = answers[path] ?? null;
    return data === null
      ? { ok: false, failure: { kind: 'network', correlationId: null } }
      : { ok: true, data: structuredClone(data) };
  };
  // The table answers by path and so cannot know each endpoint's own types.
  return { call: call as HttpClient['call'] };
}
