/** The form of the lead guest; its submit button stands outside of it, in the bar. */
export const guestsFormId = 'rr-guests';
