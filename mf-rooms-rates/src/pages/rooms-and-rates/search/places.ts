/** Where focus goes when what opened the calendar, or what was pressed, is no longer there. */
export const changeDatesId = 'rr-change-dates';
