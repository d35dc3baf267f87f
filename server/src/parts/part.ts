import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Property } from 'shared/contracts';
import type { Clock } from '../clock.ts';
import type { registerEndpoint, RequestContext } from '../http/register-endpoint.ts';

/** Tokens of one network: `capacity` at once, refilled by `perMinute`. `name` is the part's own: two parts never share a bucket. */
export interface PartLimit {
  readonly name: string;
  readonly capacity: number;
  readonly perMinute: number;
}

/** Who is logged in at a property. */
export interface PartUser {
  readonly userId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** All that the server part of a remote is given; nothing else of the server is within its reach. */
export interface PartContext<Tables = unknown> {
  /** Where its calls are, without a slash at the end: `/api/x/mf-spa`. A route outside of it is rejected. */
  readonly prefix: string;
  /** The server's own: requests and answers are checked by the contract, errors have the site's form, changes are limited. */
  readonly registerEndpoint: typeof registerEndpoint;
  /** The tables of its own schema. Raw SQL names the schema: `sql.table(`${schema}.visit`)`. */
  readonly db: Kysely<Tables>;
  readonly schema: string;
  readonly clock: Clock;
  /** Each line says whose it is. */
  readonly log: FastifyBaseLogger;
  /** A property by its id or code, as pages know it; throws 404 when it does not exist. */
  readonly property: (idOrCode: string) => Promise<Property>;
  /** Who sends this request; null for a guest who is not logged in there. */
  readonly user: (request: RequestContext, propertyId: string) => Promise<PartUser | null>;
  /** Takes a token of this place (an address; IPv6: its /64), over all instances; throws 429 when none is left. */
  readonly take: (limit: PartLimit, propertyId: string, clientIp: string) => Promise<void>;
  /** The error to throw when a request is rejected: sent with this status (400 to 499) as `{ Message, ModelState? }`. */
  readonly refusal: (
    status: number,
    message: string,
    modelState?: Readonly<Record<string, string[]>>,
  ) => Error;
}

/** What `server/src/main.ts` of a remote exports as `plugin`: a Fastify plugin whose options are its context. */
export type ServerPlugin<Tables = unknown> = (
  app: FastifyInstance,
  context: PartContext<Tables>,
) => Promise<void> | void;

/** What it may export as `migrations`: run at the start in the order of their names, in its own schema; never renamed, never changed once released. */
export type PartMigrations = Readonly<Record<string, Migration>>;
