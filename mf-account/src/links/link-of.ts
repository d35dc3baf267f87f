/** What a mail's link says: whose it is, and its secret, which is good for one use. */
export interface MailLink {
  readonly userId: string;
  readonly token: string;
}

const longest = 200;

/** Null for an address that is no link from a mail, or not the whole of one. */
export function linkOf(query: string): MailLink | null {
  const params = new URLSearchParams(query);
  const userId = params.get('userId')?.trim() ?? '';
  const token = params.get('token')?.trim() ?? '';
  const isWhole = userId !== '' && token !== '' && userId.length <= longest && token.length <= longest;
  return isWhole ? { userId, token } : null;
}

/** The rest of the query stays in the address; the secret does not, so that nobody who is handed the address has it. */
export function withoutLink(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('userId');
  params.delete('token');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
