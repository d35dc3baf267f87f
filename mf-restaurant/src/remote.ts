import { defineRemote } from 'shared/runtime';
import { TableBookingSlot } from './slots/table-booking/table-booking-slot.tsx';

export const remote = defineRemote({
  name: 'mf-restaurant',
  pages: {},
  slots: { 'table-booking': TableBookingSlot },
  words: {
    da: () => import('./messages/da.ts').then(({ da }) => da),
    ar: () => import('./messages/ar.ts').then(({ ar }) => ar),
  },
});
