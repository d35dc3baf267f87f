import type { ReactElement } from 'react';
import { vitalNames, type VitalName } from 'shared/contracts/web-vitals';
import { createTranslate } from 'shared/domain';
import { type Reason, type ReleaseVitals, vitalBudgets } from '../modules/web-vitals/index.ts';
import { opsMessages } from './messages/en-GB.ts';

const text = createTranslate({ 'en-GB': opsMessages }, 'en-GB');
const width = 168;
const height = 32;

const valueText = (name: VitalName, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : text('vitals.ms', { value: value.toFixed(0) });

/** The largest paint of a release, a bar for each period. */
function OverTime({ release }: { readonly release: ReleaseVitals }): ReactElement {
  const { remote, version, overTime } = release;
  const most = Math.max(vitalBudgets.LCP, ...overTime.map((value) => value ?? 0));
  const step = width / Math.max(1, overTime.length);
  return (
    <svg
      className="ops__chart ops__chart--small"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text('vitals.chart', { name: remote, version })}
    >
      <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
      {overTime.map((value, period) =>
        value === null ? null : (
          <rect
            key={period}
            x={period * step + 0.5}
            width={step - 1}
            y={height - (value / most) * height}
            height={(value / most) * height}
          />
        ),
      )}
    </svg>
  );
}

/** Why a figure is what it is: its phases, and what slow ones were of. */
const Why = ({ reason }: { readonly reason: Reason }): ReactElement => (
  <ul className="ops__why">
    {reason.phases.map(({ phase, p75 }) => (
      <li key={phase} className={phase === reason.grown ? 'ops__bad' : undefined}>
        {text('vitals.phase', {
          phase: text(`vitals.phase.${phase}`),
          value: text('vitals.ms', { value: p75.toFixed(0) }),
        })}
        {phase === reason.grown && <strong> {text('vitals.grown')}</strong>}
      </li>
    ))}
    {reason.element !== null && (
      <li>
        {text('vitals.slow', { count: reason.element.count, of: reason.element.of })}{' '}
        <code>{reason.element.name}</code>
      </li>
    )}
  </ul>
);

const Cell = ({
  release,
  name,
}: {
  readonly release: ReleaseVitals;
  readonly name: VitalName;
}): ReactElement => {
  const figure = release.figures[name];
  const reason = release.reasons[name];
  const isWorse = release.worse.includes(name);
  if (figure === undefined) return <td>–</td>;
  return (
    <td>
      <span className={isWorse || figure.p75 > vitalBudgets[name] ? 'ops__bad' : undefined}>
        {valueText(name, figure.p75)}
        {isWorse && <strong> {text('vitals.worse')}</strong>}
      </span>
      {reason !== undefined && <Why reason={reason} />}
    </td>
  );
};

/** What guests' browsers measured, release beside release; null when the database does not answer. */
export function VitalsTable({ vitals }: { readonly vitals: readonly ReleaseVitals[] | null }): ReactElement {
  return (
    <section>
      <h2>{text('vitals.title')}</h2>
      {vitals === null && <p className="ops__bad">{text('vitals.unknown')}</p>}
      {vitals?.length === 0 && <p className="ops__muted">{text('vitals.none')}</p>}
      {vitals !== null && vitals.length > 0 && (
        // Arrow keys move it on a phone.
        <div className="ops__scroll" role="region" aria-label={text('vitals.title')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('table.name')}</th>
                <th scope="col">{text('table.version')}</th>
                {vitalNames.map((name) => (
                  <th key={name} scope="col">
                    {text('vitals.p75', { name, budget: valueText(name, vitalBudgets[name]) })}
                  </th>
                ))}
                <th scope="col">{text('vitals.pages')}</th>
                <th scope="col">{text('vitals.over-time')}</th>
              </tr>
            </thead>
            <tbody>
              {vitals.map((release) => (
                <tr key={`${release.remote} ${release.version}`}>
                  <th scope="row">{release.remote}</th>
                  <td>
                    <code>{release.version}</code>
                  </td>
                  {vitalNames.map((name) => (
                    <Cell key={name} release={release} name={name} />
                  ))}
                  <td>{Math.max(0, ...Object.values(release.figures).map(({ count }) => count))}</td>
                  <td>
                    <OverTime release={release} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
