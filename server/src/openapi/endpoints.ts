import * as contracts from 'shared/contracts';
import { type EndpointDefinition, fileSchema } from 'shared/contracts';
import type * as z from 'zod/mini';
import { receivePaystackWebhook, receiveStripeWebhook } from '../modules/payment/index.ts';

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const exported: readonly (readonly [name: string, value: unknown])[] = Object.entries(contracts).sort(
  ([a], [b]) => (a < b ? -1 : 1),
);

export interface NamedEndpoint {
  /** The name of its definition, which is unique: the operation's id. */
  readonly name: string;
  readonly endpoint: EndpointDefinition;
}

/** Every call that the contracts define, a new one included. */
export const endpoints: readonly NamedEndpoint[] = exported.flatMap(([name, value]) =>
  isEndpoint(value) ? [{ name, endpoint: value }] : [],
);

/** … and the one that others call us by: its fields have the gateway's names, so it is no contract of the browser's. */
export const documented: readonly NamedEndpoint[] = [
  ...endpoints,
  { name: 'receivePaystackWebhook', endpoint: receivePaystackWebhook },
  { name: 'receiveStripeWebhook', endpoint: receiveStripeWebhook },
];

const titleOf = (name: string): string => {
  const bare = name.replace(/Schema$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** Every schema that the contracts export, by the name that it has in the document; bytes of a file have none. */
export const namedSchemas: ReadonlyMap<z.ZodMiniType, string> = new Map(
  exported.flatMap(([name, value]) =>
    isSchema(value) && value !== fileSchema ? [[value, titleOf(name)] as const] : [],
  ),
);
