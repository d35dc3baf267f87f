import { isEmail } from 'shared/domain';
import type { Issue } from '../../form/refusal.ts';

export interface EmailValues {
  readonly emailAddress: string;
}

/** product.md 5. */
export const emailIssues = ({ emailAddress }: EmailValues): Issue<'emailAddress'>[] =>
  isEmail(emailAddress) ? [] : [{ field: 'emailAddress', message: 'validation.email' }];
