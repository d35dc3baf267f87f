import type { EndpointDefinition } from 'shared/contracts';

/** Called with the parsed input before the handler, and with none for a request that could not be read; throws an `HttpError` to refuse. */
export type Admit = (input: object, clientIp: string) => Promise<void>;

export interface EndpointObserver {
  readonly answered: (input: object, status: number, body: unknown) => void;
  readonly refused: (error: unknown) => void;
}

/**
 * What the edge does around every endpoint. Both are asked once per endpoint, when it is registered, and give null for those that they
 * leave alone: these then cost nothing.
 */
export interface EndpointHooks {
  readonly admit: ((endpoint: EndpointDefinition) => Admit | null) | null;
  readonly observe: ((endpoint: EndpointDefinition) => EndpointObserver | null) | null;
}

export const noEndpointHooks: EndpointHooks = { admit: null, observe: null };

declare module 'fastify' {
  interface FastifyInstance {
    endpointHooks: EndpointHooks;
  }
}
