import {
  checkVoucherCode,
  type EndpointDefinition,
  searchAvailability,
  searchForStay,
  searchPropertyGroup,
  searchPropertyGroupAreas,
} from 'shared/contracts';
import { searchForDeskChange } from 'shared/contracts/desk';
import type { AppDeps } from '../deps.ts';
import type { Admit } from './endpoint-hooks.ts';
import { anyProperty, createRateLimiter, type RateLimit } from './rate-limit-repository.ts';

/** POST, but they change nothing; the voucher check has a stricter limit of its own. */
const changeNothing: ReadonlySet<EndpointDefinition> = new Set<EndpointDefinition>([
  searchAvailability,
  searchForStay,
  searchForDeskChange,
  searchPropertyGroup,
  searchPropertyGroupAreas,
  checkVoucherCode,
]);

const propertyOf = (input: object): string => {
  const body = 'body' in input ? input.body : null;
  const id = typeof body === 'object' && body !== null && 'propertyId' in body ? body.propertyId : null;
  return typeof id === 'string' ? id : anyProperty;
};

/**
 * Every call that changes something, by address and property, counted over all instances; null leaves a call alone. So are those that are
 * `signed`: the signature is the admission, and all of a gateway's calls come from a few addresses.
 */
export function limitChanges(
  deps: AppDeps,
  signed: readonly EndpointDefinition[],
): (endpoint: EndpointDefinition) => Admit | null {
  const { db, clock, env, secretKey } = deps;
  const limiter = createRateLimiter(db, secretKey);
  const limit: RateLimit = {
    name: 'change',
    capacity: env.changesPerMinute,
    perMinute: env.changesPerMinute,
  };
  return (endpoint) => {
    if (env.changesPerMinute === 0 || endpoint.method === 'GET') return null;
    if (changeNothing.has(endpoint) || signed.includes(endpoint)) return null;
    return (input, clientIp) => {
      const propertyId = propertyOf(input);
      return propertyId === anyProperty
        ? limiter.take(limit, anyProperty, clientIp, clock.now())
        : limiter.takeOfNamed(limit, propertyId, clientIp, clock.now());
    };
  };
}
