import type { ReactElement } from 'react';
import { createTranslate } from 'shared/domain';
import type { StatusRow } from 'federation/releases';
import type { VersionFailures } from './failure-rules.ts';
import { opsMessages } from './messages/en-GB.ts';

const text = createTranslate({ 'en-GB': opsMessages }, 'en-GB');
const minuteOf = (at: string | null): string => at?.slice(0, 16).replace('T', ' ') ?? text('unknown');

/** A click opens it, its button does it: no script is needed. */
function Switch({
  row: { name, version, property },
  to,
  kind,
}: {
  readonly row: StatusRow;
  readonly to: string | null;
  readonly kind: 'rollback' | 'undo';
}): ReactElement | null {
  if (to === null || property !== null) return null;
  const id = `${kind}-${name}`;
  return (
    <>
      <button type="button" className="btn btn--secondary ops__small" popoverTarget={id}>
        {text(kind)}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
        <form className="ops__confirm" method="post" action="/ops/rollback">
          <h2 id={`${id}-title`}>{text(`${kind}.title`, { name, version: to })}</h2>
          <p>{text('rollback.lead')}</p>
          <input type="hidden" name="name" value={name} />
          <input type="hidden" name="from" value={version} />
          <input type="hidden" name="to" value={to} />
          <label className="ops__field">
            {text('rollback.why')}
            <input name="why" required maxLength={200} autoComplete="off" />
          </label>
          <div className="ops__actions">
            <button type="submit" className="btn btn--primary">
              {text(`${kind}.confirm`)}
            </button>
            <button
              type="button"
              className="btn btn--secondary"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              {text('rollback.cancel')}
            </button>
          </div>
        </form>
      </div>
    </>
  );
}

interface TableProps {
  readonly rows: readonly StatusRow[];
  /** Null when they are not known. */
  readonly failures: readonly VersionFailures[] | null;
}

function Row({ row, failures }: { readonly row: StatusRow } & Pick<TableProps, 'failures'>): ReactElement {
  const { name, property, version, since, previous, problems, changes } = row;
  const met = failures?.find((each) => each.remote === name && each.version === version)?.total ?? 0;
  return (
    <tr className={property === null ? undefined : 'ops__pin'}>
      <th scope="row">{property === null ? name : text('only-for', { property })}</th>
      <td>
        <Switch row={row} to={previous} kind="rollback" />
        <Switch row={row} to={row.rolledBackFrom} kind="undo" />
      </td>
      <td>
        <code title={changes.join('\n')}>{version}</code>
      </td>
      <td>{minuteOf(since)}</td>
      <td>{previous === null ? '–' : <code>{previous}</code>}</td>
      <td className={problems.length === 0 ? undefined : 'ops__bad'}>
        {problems.length === 0 ? text('well') : problems.join(' ')}
      </td>
      <td>{failures === null ? text('unknown') : met}</td>
    </tr>
  );
}

/** What runs, and below each remote the hotels that have another version. */
export const ReleasesTable = ({ rows, failures }: TableProps): ReactElement => (
  <div className="ops__scroll" role="region" aria-label={text('title')} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{text('table.name')}</th>
          <td />
          <th scope="col">{text('table.version')}</th>
          <th scope="col">{text('table.since')}</th>
          <th scope="col">{text('table.previous')}</th>
          <th scope="col">{text('table.files')}</th>
          <th scope="col">{text('table.failures')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.name} ${row.property ?? ''}`} row={row} failures={failures} />
        ))}
      </tbody>
    </table>
  </div>
);
