import { domainMutants } from './domain-mutants.ts';
import type { Mutant } from './mutant.ts';
import { serverMutants } from './server-mutants.ts';

export const mutants: readonly Mutant[] = [...domainMutants, ...serverMutants];
