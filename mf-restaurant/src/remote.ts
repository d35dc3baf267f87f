import { createEvent } from 'effector';
import { defineRemote } from 'shared/runtime';
import { TableBookingSlot } from './slots/table-booking/table-booking-slot.tsx';

const started = createEvent();

export const remote = defineRemote({
  name: 'mf-restaurant',
  started,
  pages: {},
  slots: { 'table-booking': TableBookingSlot },
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
