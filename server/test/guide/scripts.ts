import { randomBytes } from 'node:crypto';
import type { Block } from './blocks.ts';

/** Bookings of each stage: behind nginx, behind Caddy, and through PgBouncer. */
export const perStage = 12;
export const stages = 3;

/** Rows of every table, and a digest of them. */
const countRows = (
  file: string,
): string => `runuser -u postgres -- psql -At -d booking > /walk/${file} <<'SQL'
select format('%I.%I', table_schema, table_name), (xpath('/row/told/text()', query_to_xml(format(
  'select count(*) || '' '' || coalesce(md5(string_agg(each::text, ''|'' order by each::text)), '''') as told from %I.%I each',
  table_schema, table_name), false, true, '')))[1]
from information_schema.tables
where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1;
SQL`;

const guest = (...args: readonly string[]): string => `/walk/node /walk/guest.ts ${args.join(' ')}`;
const book = (certificate: string, stage: number): string =>
  guest('book', certificate, '/walk/told.json', String(stage * perStage), String(perStage));

const site = '/etc/letsencrypt/live/book.example.org';
const caddyRoot = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const setting = (name: string): string => `$(sed -n 's/^${name}=//p' /etc/hotel-direct-booking.env)`;
const mustFail = (command: string, what: string): string =>
  `if ${command} 2> /dev/null; then echo '${what}' >&2; exit 1; fi`;

interface Hook {
  /** The one block of the guide that has this. */
  readonly at: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** What the walk does between the guide's blocks: what others would have done before, guests, and looks at what came of it. */
const firstHooks: readonly Hook[] = [
  {
    at: 'cli.ts migrate  ',
    after: [
      mustFail(`psql "${setting('DATABASE_URL')}" -c 'create table intruder ()'`, 'booking can make tables'),
      mustFail(
        `psql "${setting('DATABASE_URL')}" -c 'alter table reservation add column intruder int'`,
        'booking can change tables',
      ),
      mustFail(
        `psql 'postgres://booking:another%20secret@localhost/booking?sslmode=disable' -c 'select 1'`,
        'PostgreSQL takes connections without TLS',
      ),
    ],
  },
  {
    at: 'cp /opt/hotel-direct-booking/current/docs/deploy/nginx.conf',
    before: [
      `mkdir -p ${site}`,
      `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=book.example.org -addext subjectAltName=DNS:book.example.org -keyout ${site}/privkey.pem -out ${site}/fullchain.pem 2> /dev/null`,
    ],
    after: [book(`${site}/fullchain.pem`, 0)],
  },
  {
    at: 'docs/deploy/Caddyfile',
    before: ['systemctl stop nginx'],
    after: [
      // No authority answers here: Caddy makes its own.
      `printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n}\\n' | cat - /etc/caddy/Caddyfile > /etc/caddy/local`,
      'mv /etc/caddy/local /etc/caddy/Caddyfile',
      'systemctl restart caddy',
      'curl --retry 60 --retry-delay 1 --retry-all-errors -ksSo /dev/null https://book.example.org/readyz',
      book(caddyRoot, 1),
      'systemctl stop caddy',
      'systemctl start nginx',
    ],
  },
  {
    at: '@127.0.0.1:6432/booking',
    after: ['restart-behind-nginx.sh 3001 3002', book(`${site}/fullchain.pem`, 2)],
  },
  {
    at: 'pg_dump',
    before: [countRows('rows-before.txt')],
    after: [countRows('rows-after.txt'), 'cp -r /srv/backup /walk/backup'],
  },
];

const secret = /^([A-Z_]+)=…$/gm;

function typed({ file, set, text }: Block): readonly string[] {
  const filled = text.replaceAll(
    secret,
    (_, name: string) => `${name}=${randomBytes(36).toString('base64')}`,
  );
  if (file !== null) return [`cat > ${file} <<'GUIDE'`, `${filled}GUIDE`];
  if (set === null) return [filled];
  return [
    'while IFS= read -r line; do',
    `  sed -i "/^\${line%%=*}=/d" ${set}; printf '%s\\n' "$line" >> ${set}`,
    "done <<'GUIDE'",
    `${filled}GUIDE`,
  ];
}

function scriptOf(blocks: readonly Block[], archive: string, hooks: readonly Hook[]): readonly string[] {
  for (const { at } of hooks)
    if (blocks.filter(({ text }) => text.includes(at)).length !== 1)
      throw new Error(`The guide has not one block with “${at}”`);
  return blocks.flatMap((block) => {
    const hook = hooks.find(({ at }) => block.text.includes(at));
    const title = block.file ?? block.set ?? block.text.split('\n', 1)[0] ?? '';
    return [
      `echo ${JSON.stringify(`  ${title.replaceAll(/["$\\`]/g, '')}`)}`,
      ...(hook?.before ?? []),
      ...typed(block).map((line) => line.replaceAll('hotel-direct-booking-VERSION-COMMIT', archive)),
      ...(hook?.after ?? []),
    ];
  });
}

const begin = (archive: string): readonly string[] => [
  'set -euo pipefail',
  `cp /walk/${archive}.tar.gz /srv/`,
  'cp /walk/hotel.json /srv/',
];

/** The machine that is set up, serves and is backed up. */
export const firstScript = (blocks: readonly Block[], archive: string): string =>
  [
    ...begin(archive),
    ...scriptOf(
      blocks.filter(({ walk }) => walk !== 'drill'),
      archive,
      firstHooks,
    ),
    'systemctl stop hotel-direct-booking@3001 hotel-direct-booking@3002',
    '',
  ].join('\n');

/** The machine that the backup is restored to. */
export function drillScript(blocks: readonly Block[], archive: string): string {
  const start = blocks.filter(({ text }) => text.includes('enable --now hotel-direct-booking@3001'));
  const drill = blocks.filter(({ walk }) => walk === 'both' || walk === 'drill');
  const hooks = [{ at: 'pg_restore', before: [], after: [countRows('rows-restored.txt')] }];
  return [
    ...begin(archive),
    'cp -r /walk/backup /srv/',
    ...scriptOf([...drill, ...start], archive, hooks),
    guest('find', '/walk/told.json'),
    'systemctl stop hotel-direct-booking@3001 hotel-direct-booking@3002',
    '',
  ].join('\n');
}
