import { deskMutants } from './desk-mutants.ts';
import { domainMutants } from './domain-mutants.ts';
import { largeHotelMutants } from './large-hotel-mutants.ts';
import { limitMutants } from './limit-mutants.ts';
import { hotelFileMutants } from './hotel-file-mutants.ts';
import { invoiceMutants } from './invoice-mutants.ts';
import { mailMutants } from './mail-mutants.ts';
import type { Mutant } from './mutant.ts';
import { releaseMutants } from './release-mutants.ts';
import { reviewMutants } from './review-mutants.ts';
import { serverMutants } from './server-mutants.ts';
import { stayMutants } from './stay-mutants.ts';

export const mutants: readonly Mutant[] = [
  ...domainMutants,
  ...serverMutants,
  ...releaseMutants,
  ...limitMutants,
  ...largeHotelMutants,
  ...hotelFileMutants,
  ...deskMutants,
  ...stayMutants,
  ...invoiceMutants,
  ...reviewMutants,
  ...mailMutants,
];
