import { defineRemote } from 'shared/runtime';
import { words } from './messages/words.ts';
import { ManagePage } from './pages/manage/page.tsx';
import { TableBookingSlot } from './slots/table-booking/table-booking-slot.tsx';

export const remote = defineRemote({
  name: 'mf-restaurant',
  pages: { 'restaurant-table': ManagePage },
  slots: { 'table-booking': TableBookingSlot },
  words,
});
