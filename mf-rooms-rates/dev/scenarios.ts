import type { BookConfig } from 'shared/contracts';
import type { DevScenario } from 'shared/testing/dev-host';
import { answer, extras } from './hotel.ts';

const twoRooms = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2';
const config: Partial<BookConfig> = {
  bookingIncentives: [
    { title: 'Best price, promised', text: 'You will not find this room for less anywhere else.' },
    { title: 'Straight to the hotel', text: 'Your booking and your wishes come to us, not to an agency.' },
  ],
};
const usual = {
  '/api/Availability/Search': answer(),
  '/api/Service/Get': extras,
  '/api/RoomTypeConfiguration/Get': [],
};
const beds = ['King bed', 'Twin beds'].map((text) => ({ id: text, roomTypeId: 'classic', text }));

export const scenarios: Readonly<Record<string, DevScenario>> = {
  usual: { query: twoRooms, config, answers: usual },
  'one room': {
    query: '?fromDate=2026-12-01&toDate=2026-12-04&adults=2',
    config,
    property: { showRoomConfigurationQuestion: true },
    answers: { ...usual, '/api/RoomTypeConfiguration/Get': beds },
  },
  'nothing available': {
    query: twoRooms,
    config,
    answers: { ...usual, '/api/Availability/Search': answer({ roomTypes: [] }) },
  },
  'party not suited': { query: twoRooms.replace('adults=2,1', 'adults=2,5'), config, answers: usual },
  'promo code refused': {
    query: `${twoRooms}&promoCode=SPRING`,
    config,
    answers: {
      ...usual,
      '/api/Availability/Search': answer({
        isPromoCodeValid: false,
        promoCodeMessage: 'The code SPRING ended on 31 May.',
      }),
    },
  },
  'server down': { query: twoRooms, config, answers: { '/api/Service/Get': extras } },
};
