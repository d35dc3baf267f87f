import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { SecretKey } from '../../secret-key.ts';
import { createSigner, type Signer } from '../../signer.ts';

const common = {
  id: z.string(),
  reservation: z.string(),
  /** Of the booking when the guest was told. */
  version: z.number(),
  refund: z.number(),
  voucherBack: z.number(),
  total: z.number(),
  expiresAt: z.number(),
  /** The member of staff who was told; absent: the guest. */
  staff: z.optional(z.string()),
};

const cancellationSchema = z.object({
  ...common,
  items: z.array(z.string()),
  fee: z.number(),
  /** The guest has not come. */
  noShow: z.optional(z.boolean()),
  /** In place of what the rate's rules say, with a code that says why. */
  setFee: z.optional(z.number()),
  because: z.optional(z.string()),
});
/** `change` is a digest of what was asked for. */
const changeSchema = z.object({ ...common, change: z.string(), dueNow: z.number() });

/** What a guest was told that cancelling costs; minor units. */
export type CancellationTerms = z.output<typeof cancellationSchema>;
/** … that a change costs. */
export type ChangeTerms = z.output<typeof changeSchema>;

export interface StayQuotes {
  readonly issueCancellation: (terms: Omit<CancellationTerms, 'id'>) => string;
  /** Null for a token that was not issued here for this. */
  readonly openCancellation: (token: string) => CancellationTerms | null;
  readonly issueChange: (terms: Omit<ChangeTerms, 'id'>) => string;
  readonly openChange: (token: string) => ChangeTerms | null;
}

function createTokens<Terms extends { readonly id: string }>(signer: Signer, schema: z.ZodMiniType<Terms>) {
  return {
    issue: (terms: Omit<Terms, 'id'>): string => {
      const content = Buffer.from(JSON.stringify({ id: randomUUID(), ...terms })).toString('base64url');
      return `${content}.${signer.sign(content)}`;
    },
    open: (token: string): Terms | null => {
      const [content = '', signature = ''] = token.split('.');
      if (!signer.isSigned(content, signature)) return null;
      return schema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
    },
  };
}

/** Signed tokens of what guests were told, so that they pay what they agreed to. */
export function createStayQuotes(secretKey: SecretKey): StayQuotes {
  const cancellations = createTokens(createSigner(secretKey, 'cancellation-quote'), cancellationSchema);
  const changes = createTokens(createSigner(secretKey, 'change-quote'), changeSchema);
  return {
    issueCancellation: cancellations.issue,
    openCancellation: cancellations.open,
    issueChange: changes.issue,
    openChange: changes.open,
  };
}
