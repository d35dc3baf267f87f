import type { ReactElement } from 'react';
import { createTranslate } from 'shared/domain';
import type { VersionFailures } from './failure-rules.ts';
import { opsMessages } from './messages/en-GB.ts';

const text = createTranslate({ 'en-GB': opsMessages }, 'en-GB');
const width = 240;
const height = 60;

/** One version's failures: a bar for each hour, and the reasons. */
export function FailureChart({ failures }: { readonly failures: VersionFailures }): ReactElement {
  const { remote, version, total, hours, reasons } = failures;
  const most = Math.max(1, ...hours);
  const step = width / hours.length;
  return (
    <li className="ops__card">
      <strong>{remote}</strong>
      <code>{version}</code>
      <svg
        className="ops__chart"
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('failures.chart', { total: String(total), name: remote, version })}
      >
        <line x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
        {hours.map((pages, hour) => (
          <rect
            key={hour}
            x={hour * step + 1}
            width={step - 2}
            y={height - (pages / most) * height}
            height={(pages / most) * height}
          />
        ))}
      </svg>
      <span className="ops__muted">
        {reasons.map(([reason, pages]) => `${reason}: ${String(pages)}`).join(', ')}
      </span>
    </li>
  );
}
