import type { EndpointDefinition, ErrorBody } from '../../contracts/index.ts';
import type * as z from 'zod/mini';

type OtherResponses<E extends EndpointDefinition> = {
  [Status in Exclude<keyof E['responses'], 200>]: E['responses'][Status] extends z.ZodMiniType
    ? z.output<E['responses'][Status]>
    : never;
}[Exclude<keyof E['responses'], 200>];

/** The body of a refusal: one that the endpoint declares for a status, or the common error body. */
export type FailureBody<E extends EndpointDefinition> = OtherResponses<E> | ErrorBody;

interface Failed {
  readonly correlationId: string | null;
}

/** Every way in which a call can fail; a call never fails in another way. */
export type ApiFailure<E extends EndpointDefinition = EndpointDefinition> =
  | ({ readonly kind: 'network' } & Failed)
  | ({ readonly kind: 'timeout' } & Failed)
  | ({ readonly kind: 'aborted' } & Failed)
  | ({ readonly kind: 'contract'; readonly paths: readonly string[] } & Failed)
  | ({
      readonly kind: 'http';
      readonly status: number;
      readonly message: string | null;
      readonly modelState: Readonly<Record<string, readonly string[]>>;
      readonly retryAfterSeconds: number | null;
      readonly body: FailureBody<E> | null;
    } & Failed);

/** The server's own message where it sent one, else null: the caller has the words for the rest (product.md 8). */
export const serverMessage = (failure: ApiFailure): string | null =>
  failure.kind === 'http' ? failure.message : null;

/** product.md 8: model-state errors joined, optionally prefixed by the field's key. */
export const joinModelState = (failure: ApiFailure, withKeys = false): string =>
  failure.kind !== 'http'
    ? ''
    : Object.entries(failure.modelState)
        .flatMap(([key, messages]) => messages.map((text) => (withKeys ? `${key}: ${text}` : text)))
        .join(' ');
