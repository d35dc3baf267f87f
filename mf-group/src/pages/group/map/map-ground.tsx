import { lazy, Suspense, type ComponentType } from 'react';
import { useLocale, useMessages } from 'shared/ui';
import { scaleBar, type Size, type View } from 'shared/ui/map';
import { messages } from '../../../messages/index.ts';
import { graticule, type GridLine } from './graticule.ts';
import { hasCoasts } from './land.ts';

/** Comes after the pins: they can be used without it. */
const Coasts = lazy<ComponentType<MapGroundProps>>(() =>
  import('./coasts.tsx').then(
    (part) => ({ default: part.Coasts }),
    // Without coasts the map still has its lines.
    () => ({ default: () => null }),
  ),
);

const degreesText = ({ kind, degrees }: GridLine, locale: string): string => {
  const side = degrees === 0 ? '' : kind === 'meridian' ? (degrees > 0 ? 'E' : 'W') : degrees > 0 ? 'N' : 'S';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(Math.abs(degrees))}°${side}`;
};

const mostBar = 110;

interface MapGroundProps {
  readonly view: View;
  readonly size: Size;
}

/** Coasts, lines of latitude and longitude with their degrees, and how far a stretch of the map is. Nothing is fetched for it. */
export function MapGround({ view, size }: MapGroundProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { width, height } = size;
  const lines = graticule(view, size);
  const bar = scaleBar(view, mostBar);
  const length =
    bar.kilometres >= 1
      ? text('group.map.kilometres', { length: bar.kilometres })
      : text('group.map.metres', { length: Math.round(bar.kilometres * 1000) });
  return (
    <svg className="gr-ground" width={width} height={height} aria-hidden="true" focusable="false">
      {hasCoasts(view) && (
        <Suspense fallback={null}>
          <Coasts view={view} size={size} />
        </Suspense>
      )}
      {lines.map((line) =>
        line.kind === 'meridian' ? (
          <g key={`x${line.degrees}`}>
            <line className="gr-ground__line" x1={line.at} x2={line.at} y1={0} y2={height} />
            <text className="gr-ground__degrees" x={line.at + 5} y={14}>
              {degreesText(line, locale)}
            </text>
          </g>
        ) : (
          <g key={`y${line.degrees}`}>
            <line className="gr-ground__line" x1={0} x2={width} y1={line.at} y2={line.at} />
            <text className="gr-ground__degrees" x={6} y={line.at - 5}>
              {degreesText(line, locale)}
            </text>
          </g>
        ),
      )}
      <g transform={`translate(${width - bar.pixels - 16} ${height - 16})`}>
        <path className="gr-ground__bar" d={`M0 -6V0H${bar.pixels}V-6`} />
        <text className="gr-ground__degrees" x={bar.pixels / 2} y={-9} textAnchor="middle">
          {length}
        </text>
      </g>
    </svg>
  );
}
