import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { TableBookingSlot } from './slots/table-booking/table-booking-slot.tsx';

export const remote = defineRemote({
  name: 'mf-restaurant',
  pages: {},
  slots: { 'table-booking': TableBookingSlot },
  words,
});
