import { domainMutants } from './domain-mutants.ts';
import { largeHotelMutants } from './large-hotel-mutants.ts';
import { limitMutants } from './limit-mutants.ts';
import { hotelFileMutants } from './hotel-file-mutants.ts';
import type { Mutant } from './mutant.ts';
import { releaseMutants } from './release-mutants.ts';
import { serverMutants } from './server-mutants.ts';

export const mutants: readonly Mutant[] = [
  ...domainMutants,
  ...serverMutants,
  ...releaseMutants,
  ...limitMutants,
  ...largeHotelMutants,
  ...hotelFileMutants,
];
