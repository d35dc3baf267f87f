import './place-map.css';
import { createMessages } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { useMemo, type ReactElement } from 'react';
import type { PlaceKind } from '../../contracts/about.ts';
import { textLanguage } from '../../domain/index.ts';
import { scaleBar } from '../map/scale-bar.ts';
import { mapSize, markRadius, marksOf, viewAround, walkRings } from './layout.ts';
import { placeMapEnGb } from './messages/en-GB.ts';

const messages = createMessages(placeMapEnGb);

export interface MapPlace {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  readonly walkingMinutes: number;
  readonly textLanguages?: Readonly<Record<string, string>> | undefined;
}

export interface PlaceMapProps {
  readonly hotel: { readonly name: string; readonly latitude: number; readonly longitude: number };
  readonly places: readonly MapPlace[];
}

const middle = { x: mapSize.width / 2, y: mapSize.height / 2 } as const;
const mostBar = 90;
const pin =
  'M0 0c-6.5-6.6-10-11.8-10-16.5a10 10 0 0 1 20 0c0 4.7-3.5 9.9-10 16.5ZM0-13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z';

/** The drawing: the hotel in its middle, circles of equal walks, the places by their numbers. */
function Drawing({ hotel, places }: PlaceMapProps): ReactElement {
  const text = useMessages(messages);
  const view = useMemo(() => viewAround(hotel, places), [hotel, places]);
  const marks = useMemo(() => marksOf(places, view), [places, view]);
  const bar = scaleBar(view, mostBar);
  const length =
    bar.kilometres >= 1
      ? text('place-map.kilometres', { length: bar.kilometres })
      : text('place-map.metres', { length: Math.round(bar.kilometres * 1000) });
  return (
    <svg
      className="place-map__drawing"
      viewBox={`0 0 ${String(mapSize.width)} ${String(mapSize.height)}`}
      role="img"
      aria-label={text('place-map.label', { hotel: hotel.name })}
    >
      {walkRings(hotel, view).map(({ minutes, radius }) => (
        <g key={minutes}>
          <circle className="place-map__ring" cx={middle.x} cy={middle.y} r={radius} />
          <text className="place-map__note" x={middle.x} y={middle.y + Math.min(radius, 152) - 4}>
            {text('place-map.ring', { minutes })}
          </text>
        </g>
      ))}
      <g transform="translate(376 12)">
        <path className="place-map__north" d="M0 0l6 15-6-4-6 4Z" />
        <text className="place-map__note" y={28}>
          {text('place-map.north')}
        </text>
      </g>
      <g transform={`translate(14 ${String(mapSize.height - 10)})`}>
        <path className="place-map__bar" d={`M0 -5V0H${String(bar.pixels)}V-5`} />
        <text className="place-map__note" x={bar.pixels / 2} y={-6}>
          {length}
        </text>
      </g>
      {marks.map(({ at, label }, index) => (
        <g key={index}>
          <path
            className="place-map__line"
            d={`M${String(at.x)} ${String(at.y)}L${String(label.x)} ${String(label.y)}`}
          />
          <circle className="place-map__dot" cx={at.x} cy={at.y} r={3} />
          <circle className="place-map__mark" cx={label.x} cy={label.y} r={markRadius} />
          <text className="place-map__number" x={label.x} y={label.y + 4.5}>
            {index + 1}
          </text>
        </g>
      ))}
      <path
        className="place-map__pin"
        d={pin}
        fillRule="evenodd"
        transform={`translate(${String(middle.x)} ${String(middle.y + 6)})`}
      />
    </svg>
  );
}

/**
 * Where a hotel is and what is near it, nearest first, each with its minutes on foot. The list beside the drawing says all of it; without
 * places there is the drawing alone.
 */
export function PlaceMap({ hotel, places }: PlaceMapProps): ReactElement {
  const text = useMessages(messages);
  const sorted = useMemo(
    () => places.toSorted((one, other) => one.walkingMinutes - other.walkingMinutes),
    [places],
  );
  return (
    <div className="place-map">
      <Drawing hotel={hotel} places={sorted} />
      {sorted.length > 0 && (
        <ol className="place-map__list" aria-label={text('place-map.places', { hotel: hotel.name })}>
          {sorted.map((place, index) => (
            <li key={index} className="place-map__place">
              <span className="place-map__name" {...textLanguage(place, 'Name')}>
                {place.name}
              </span>
              <span className="small muted">
                {text(`place-map.kind.${place.kind}`)} ·{' '}
                {text('place-map.walk', { count: place.walkingMinutes })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
