/** A decision record as its head describes it. */
export interface DecisionRecord {
  readonly number: string;
  readonly file: string;
  readonly title: string;
  /** ISO day. */
  readonly date: string;
  readonly summary: string;
  readonly status: 'accepted' | 'superseded' | 'partly superseded';
  /** Numbers of the records that replaced this one, or a part of it. */
  readonly supersededBy: readonly string[];
  /** Numbers of the records that this one replaces, or replaces in part. */
  readonly supersedes: readonly string[];
}

const statuses = /^(accepted|superseded|partly superseded)(?: by (.+))?$/;
const links = /\[(\d{4})\]\(([^)]+)\)/g;

/** The items of the list under the title; a long item may go on in lines that are indented. */
function headOf(text: string): ReadonlyMap<string, string> {
  const [, list = ''] = /^# .+\n\n((?:- .+\n(?: {2}.+\n)*)+)/.exec(text) ?? [];
  const items = list
    .replaceAll(/\n {2}/g, ' ')
    .split('\n')
    .map((line) => /^- (\w+): (.+)$/.exec(line));
  return new Map(items.flatMap((item) => (item === null ? [] : [[item[1] ?? '', item[2] ?? '']])));
}

/** Reads one record, and names what its head lacks. `files` are the names of all records. */
export function readRecord(
  file: string,
  text: string,
  files: readonly string[],
): { readonly record: DecisionRecord; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const number = file.slice(0, 4);
  const [, titleNumber, title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
  if (titleNumber !== number) problems.push(`begins with "# ${number} " and its title`);
  const head = headOf(text);
  const numbersIn = (item: string): string[] =>
    [...item.matchAll(links)].map(([, linked = '', target = '']) => {
      if (!target.startsWith(linked) || !files.includes(target)) problems.push(`${target} is not a record`);
      return linked;
    });

  const [, status = '', by] = statuses.exec(head.get('Status') ?? '') ?? [];
  const supersededBy = numbersIn(by ?? '');
  if (status === '' || (status === 'accepted') !== (by === undefined) || (by && supersededBy.length === 0)) {
    problems.push('has "- Status: accepted", or "superseded by" or "partly superseded by" with a link');
  }
  const date = head.get('Date') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) problems.push('has "- Date: YYYY-MM-DD"');
  const summary = head.get('Summary') ?? '';
  if (summary === '') problems.push('has "- Summary: …"');
  const supersedes = numbersIn(head.get('Supersedes') ?? '');
  if (head.has('Supersedes') && supersedes.length === 0) problems.push('links what it supersedes');
  if (!text.includes('\n**Context.** ')) problems.push('has a paragraph that begins with "**Context.**"');

  const record = {
    number,
    file,
    title,
    date,
    summary,
    status: status === '' ? 'accepted' : (status as DecisionRecord['status']),
    supersededBy,
    supersedes,
  };
  return { record, problems: problems.map((problem) => `${file}: ${problem}`) };
}

/** What does not fit between records: a number that is taken twice, and a replacement that only one side names. */
export function problemsBetween(records: readonly DecisionRecord[]): readonly string[] {
  const byNumber = new Map(records.map((record) => [record.number, record]));
  const twice = records
    .filter((record) => byNumber.get(record.number) !== record)
    .map(({ file }) => `${file}: has a number that another record has`);
  const oneSided = records.flatMap((record) => [
    ...record.supersededBy
      .filter((by) => byNumber.get(by)?.supersedes.includes(record.number) === false)
      .map((by) => `${record.file}: is superseded by ${by}, which does not say so`),
    ...record.supersedes
      .filter((old) => byNumber.get(old)?.supersededBy.includes(record.number) === false)
      .map((old) => `${record.file}: supersedes ${old}, which does not say so`),
  ]);
  return [...twice, ...oneSided];
}

/** The index of all records in the order of their numbers, in Markdown that is not yet formatted. */
export function indexOf(records: readonly DecisionRecord[]): string {
  const link = (number: string): string => {
    const file = records.find((record) => record.number === number)?.file ?? '';
    return `[${number}](${file})`;
  };
  const rows = records
    .toSorted((one, other) => one.file.localeCompare(other.file))
    .map(({ number, date, status, supersededBy, summary }) => {
      const state = status === 'accepted' ? status : `${status} by ${supersededBy.join(', ')}`;
      return `| ${link(number)} | ${date} | ${state} | ${summary} |`;
    });
  return [
    '# Decisions',
    '',
    'What was chosen, with its evidence. A record is not edited when something else is chosen: a new one says so,',
    'and the head of each names the other. This page is made from the heads by `pnpm decisions`.',
    '',
    '| record | date | status | what |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
