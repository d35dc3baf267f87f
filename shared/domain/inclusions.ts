import type { Party, Rate, Service } from '../contracts/index.ts';
import { extraCost } from './extras.ts';
import type { Minor } from './money.ts';

/** An extra inside a rate: the guest has it without further charge. */
export interface IncludedExtra {
  readonly service: Service;
  readonly quantity: number;
  /** What it would cost this party for this stay, in minor units; it is part of no total. */
  readonly worth: Minor;
}

/** The extras inside a rate, in the hotel's order, with what each is worth for a party and stay: the rule of extras that are bought. */
export const includedExtras = (
  { inclusions }: Pick<Rate, 'inclusions'>,
  services: readonly Service[],
  use: { readonly nights: number; readonly party: Party },
  currency: string,
): IncludedExtra[] =>
  (inclusions ?? []).flatMap(({ serviceId, quantity }) => {
    const service = services.find((each) => each.serviceId === serviceId);
    return service === undefined
      ? []
      : [{ service, quantity, worth: extraCost(service, { ...use, quantity }, currency) }];
  });

export const worthOf = (included: readonly Pick<IncludedExtra, 'worth'>[]): Minor =>
  included.reduce((sum, { worth }) => sum + worth, 0);
