import type { ReactElement } from 'react';
import { createTranslate } from 'shared/domain';
import type { HistoryEntry } from 'federation/releases';
import type { OperatorAct } from '../modules/staff/index.ts';
import { opsMessages } from './messages/en-GB.ts';

const text = createTranslate({ 'en-GB': opsMessages }, 'en-GB');

/** A change of what runs, as one row. */
interface Change {
  readonly at: string;
  readonly what: string;
  /** The remote, or the shell. */
  readonly name: string;
  /** Null for all hotels. */
  readonly property: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly who: string | null;
  readonly why: string | null;
  readonly commit: string | null;
  /** What is new in the version, a line each. */
  readonly news: readonly string[];
}

const whoDid = ({ by, name }: OperatorAct): string =>
  name ?? text(by === 'staff' ? 'acts.former' : 'acts.token');

export const changeOfEntry = ({ action, author, changes, ...entry }: HistoryEntry): Change => ({
  ...entry,
  what: text(`history.${action}`),
  who: author,
  news: changes,
});

export const changeOfAct = (act: OperatorAct): Change => ({
  at: act.at,
  what: text('history.rollback'),
  name: act.remote,
  property: null,
  from: act.from,
  to: act.to,
  who: whoDid(act),
  why: null,
  commit: null,
  news: [],
});

const Version = ({ version }: { readonly version: string | null }): ReactElement =>
  version === null ? <span>{text('history.nothing')}</span> : <code>{version}</code>;

const News = ({ news }: Pick<Change, 'news'>): ReactElement | null =>
  news.length === 0 ? null : (
    <details>
      <summary>{text('history.news', { count: news.length })}</summary>
      <ul className="ops__why">
        {news.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );

const Row = ({ change }: { readonly change: Change }): ReactElement => (
  <tr role="row">
    <td role="cell" className="ops__when">
      <time dateTime={change.at}>{change.at.slice(0, 16).replace('T', ' ')}</time>
    </td>
    <td role="cell">
      {change.what} <strong>{change.name}</strong>
      {change.property !== null && ` · ${text('only-for', { property: change.property })}`}
    </td>
    <td role="cell" className="ops__versions">
      <Version version={change.from} />
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden">{text('history.to')}</span>
      <Version version={change.to} />
    </td>
    <td role="cell">
      {change.who ?? <span className="ops__muted">{text('unknown')}</span>}
      {change.commit !== null && (
        <span className="ops__muted"> · {text('history.commit', { commit: change.commit })}</span>
      )}
    </td>
    <td role="cell" className="ops__reason">
      {change.why}
      <News news={change.news} />
    </td>
  </tr>
);

const columns = ['when', 'what', 'versions', 'who', 'why'] as const;

/** What was changed of the releases, the latest first: a table, and on a narrow screen a block for each change. */
export const ChangesTable = ({
  label,
  changes,
}: {
  /** Of the heading that names it. */
  readonly label: string;
  readonly changes: readonly Change[];
}): ReactElement => (
  <div className="ops__scroll ops__scroll--blocks">
    {/* Drawn as blocks it would be a table no longer; its roles keep it one. */}
    <table role="table" aria-labelledby={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`history.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {changes.map((change) => (
          <Row key={`${change.at} ${change.name} ${change.property ?? ''}`} change={change} />
        ))}
      </tbody>
    </table>
  </div>
);
