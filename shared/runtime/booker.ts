import type { Booker } from '../domain/index.ts';

export type { Booker } from '../domain/index.ts';

/** Before anything is typed: every text is empty. */
export const emptyBooker: Booker = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  telephoneNumber: '',
  street: '',
  postCode: '',
  country: null,
  optInToReceiveUpdates: false,
};
