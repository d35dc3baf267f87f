interface Variables {
  readonly NODE_ENV: string;
  readonly DATABASE_URL?: string | undefined;
  readonly SECRET_KEY?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOW_NO_PUBLIC_URL: boolean;
  readonly SMTP_URL?: string | undefined;
  readonly ALLOW_NO_SMTP: boolean;
  readonly DEVELOPMENT_REMOTES: boolean;
}

/** What production needs beside values that fit: each with what to set, and what goes on all the same where that can be meant. */
export function productionProblems(variables: Variables): string[] {
  if (variables.NODE_ENV !== 'production') return [];
  const problem = (applies: boolean, text: string) => (applies ? [text] : []);
  return [
    ...problem(
      variables.DATABASE_URL !== undefined && variables.SECRET_KEY === undefined,
      'SECRET_KEY is not set; production with DATABASE_URL needs it, the same for every instance (32 characters or more).',
    ),
    ...problem(
      variables.PUBLIC_URL === undefined && !variables.ALLOW_NO_PUBLIC_URL,
      'PUBLIC_URL is not set; production needs the address at which guests reach the site, such as https://book.example.com: ' +
        'links of mails, the way back from payments and secure cookies depend on it. ALLOW_NO_PUBLIC_URL=true starts without it, as http://localhost:PORT.',
    ),
    ...problem(
      variables.SMTP_URL === undefined && !variables.ALLOW_NO_SMTP,
      'SMTP_URL is not set; production needs a mail server, such as smtps://user:password@mail.example.com: ' +
        'without it no guest gets a confirmation. ALLOW_NO_SMTP=true starts without it and keeps mails as files in DATA_DIR/mail.',
    ),
    ...problem(
      variables.DEVELOPMENT_REMOTES,
      'DEVELOPMENT_REMOTES is on; in production every script comes from this site.',
    ),
  ];
}
