import { createMessages } from 'shared/runtime';

/** Messages of what a rate includes, loaded with it. */
export const rateTermsEnGB = {
  'board.RoomOnly': 'Room only',
  'board.BedAndBreakfast': 'Bed and breakfast',
  'board.HalfBoard': 'Half board',
  'board.FullBoard': 'Full board',
  'board.AllInclusive': 'All inclusive',
} as const;

export const rateTermsMessages = createMessages(rateTermsEnGB);
