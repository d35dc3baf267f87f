/** The contents of a mail's link: its user, and a secret that is valid for one use. */
export interface MailLink {
  readonly userId: string;
  readonly token: string;
}

const longest = 200;

/** Null for an address without a complete link from a mail. */
export function linkOf(query: string): MailLink | null {
  const params = new URLSearchParams(query);
  const userId = params.get('userId')?.trim() ?? '';
  const token = params.get('token')?.trim() ?? '';
  const isWhole = userId !== '' && token !== '' && userId.length <= longest && token.length <= longest;
  return isWhole ? { userId, token } : null;
}

/** The query without the secret, so that sharing the address does not share it. */
export function withoutLink(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('userId');
  params.delete('token');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
