import { isEverything } from 'shared/testing/everything';

/** The size of a test that is worth more the longer it runs. */
export const sized = <T>(usual: T, everything: T): T => (isEverything ? everything : usual);
