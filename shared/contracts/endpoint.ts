import type * as z from 'zod/mini';
import { errorBodySchema } from './error.ts';

type Schema = z.ZodMiniType;
export type HttpMethod = 'GET' | 'POST';

export interface EndpointDefinition {
  readonly method: HttpMethod;
  /** Fastify's form: `/api/Property/:id`. */
  readonly path: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** The response of 200 is a file of this type, for a link of a page; its schema is `fileSchema` (booking-file-calls.ts). */
  readonly file?: 'application/pdf' | 'application/vnd.apple.pkpass' | 'text/calendar';
  /** The response of each status; absent ones have `errorBodySchema`. */
  readonly responses: { readonly 200: Schema } & Readonly<Record<number, Schema>>;
}

/** Every call of product.md 7 is one such definition; client, server and OpenAPI document are made from it. */
export const defineEndpoint = <const E extends EndpointDefinition>(definition: E): E => definition;

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller hands in, already as entities; a part that the endpoint does not have is left out. */
export type EndpointInput<E extends EndpointDefinition> = {
  [Part in 'params' | 'query' | 'headers' | 'body' as E[Part] extends Schema ? Part : never]: OutputOf<
    E[Part]
  >;
};

export type EndpointOutput<E extends EndpointDefinition> = z.output<E['responses'][200]>;

/** The schema of a response by its status; any status that is not listed answers the common error body. */
export const responseSchema = (endpoint: EndpointDefinition, status: number): Schema =>
  endpoint.responses[status] ?? errorBodySchema;
