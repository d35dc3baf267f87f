import './map.css';
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $pointed, $selected, $shown, hotelSelected } from '../model.ts';
import { isArrow, nextPin } from './clusters.ts';
import { hasCoasts } from './land.ts';
import { MapGround } from './map-ground.tsx';
import { MapPin } from './map-pin.tsx';
import { isOnePlace, mapped, pinsOf, type MappedHotel, type Pin } from './pins.ts';
import { canZoom, dragged, fit, zoomed, type View } from 'shared/ui/map';
import { SelectedHotel } from './selected-hotel.tsx';
import { useDrag } from './use-drag.ts';
import { useSize } from './use-size.ts';

/** What the labels of the outermost pins need. */
const labelRoom = { width: 190, height: 120 } as const;

/** Where the hotels are, by their coordinates alone; one place of the Tab order, in which the arrow keys go from pin to pin. */
export function GroupMap() {
  const text = useMessages(messages);
  const { shown, selected, pointed, select } = useUnit({
    shown: $shown,
    selected: $selected,
    pointed: $pointed,
    select: hotelSelected,
  });
  const box = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const size = useSize(box);
  const hotels = useMemo(() => mapped(shown), [shown]);
  const byId = useMemo(() => new Map(hotels.map((each) => [each.hotel.propertyId, each])), [hotels]);
  const whole = useMemo(
    () =>
      size === null
        ? null
        : fit(
            hotels.map(({ point }) => point),
            size,
            labelRoom,
          ),
    [hotels, size],
  );
  // Which hotels are shown decides what the map shows, until the guest moves it.
  const isSame = [...byId.keys()].toSorted().join(' ');
  const [moved, setMoved] = useState<{ readonly of: string; readonly view: View } | null>(null);
  const view = moved?.of === isSame ? moved.view : whole;
  const move = (next: View): void => {
    setMoved({ of: isSame, view: next });
  };
  const pins = useMemo(
    () => (view === null || size === null ? [] : pinsOf(hotels, view, size)),
    [hotels, view, size],
  );
  const [active, setActive] = useState<string | null>(null);
  const stop = Math.max(
    0,
    pins.findIndex(({ ids }) => active !== null && ids.includes(active)),
  );
  const drag = useDrag((dx, dy) => {
    if (view !== null) move(dragged(view, dx, dy));
  });

  // A cluster that opens gives its focus to the pin that now has its first hotel.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const button = buttons.current.get(wanted.current);
    wanted.current = null;
    button?.focus({ preventScroll: true });
  }, [pins]);

  const hotelsOf = ({ ids }: Pin): MappedHotel[] =>
    ids.flatMap((id) => {
      const found = byId.get(id);
      return found === undefined ? [] : [found];
    });
  const press = (pin: Pin): void => {
    const inside = hotelsOf(pin);
    const points = inside.map(({ point }) => point);
    if (inside.length > 1 && !isOnePlace(points) && size !== null) {
      wanted.current = pin.ids[0] ?? null;
      move(fit(points, size, labelRoom));
      return;
    }
    // Several in one place are gone through, one at each press.
    const at = pin.ids.indexOf(selected ?? '');
    select(pin.ids[(at + 1) % pin.ids.length] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (view !== null && (event.key === '+' || event.key === '-')) {
      event.preventDefault();
      move(zoomed(view, event.key === '+' ? 2 : 0.5));
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextPin(
      pins.map(({ at }) => at),
      stop,
      event.key,
    );
    const id = next === null ? undefined : pins[next]?.ids[0];
    if (id !== undefined) buttons.current.get(id)?.focus({ preventScroll: true });
  };
  const nowhere = shown.length - hotels.length;

  return (
    <div className="gr-map">
      <div
        className={view !== null && !hasCoasts(view) ? 'gr-map__box gr-map__box--near' : 'gr-map__box'}
        ref={box}
        {...drag}
      >
        {view !== null && size !== null && <MapGround view={view} size={size} />}
        <div
          className="gr-map__pins"
          role="group"
          aria-label={text('group.map')}
          aria-describedby="gr-map-keys"
          onKeyDown={onKeyDown}
        >
          <span id="gr-map-keys" className="visually-hidden">
            {text('group.map.keys')}
          </span>
          {pins.map((pin, index) => {
            const id = pin.ids[0] ?? '';
            return (
              <MapPin
                key={id}
                pin={pin}
                hotels={hotelsOf(pin).map(({ hotel }) => hotel)}
                isSelected={selected !== null && pin.ids.includes(selected)}
                isPointed={pointed !== null && pin.ids.includes(pointed)}
                isTabStop={index === stop}
                onPress={() => press(pin)}
                onFocus={() => setActive(id)}
                ref={(element) => {
                  if (element !== null) buttons.current.set(id, element);
                  return () => {
                    buttons.current.delete(id);
                  };
                }}
              />
            );
          })}
        </div>
        {view !== null && (
          <div className="gr-map__zoom">
            <IconButton
              kind="secondary"
              icon="plus"
              label={text('group.map.in')}
              disabled={!canZoom(view, 2)}
              onClick={() => move(zoomed(view, 2))}
            />
            <IconButton
              kind="secondary"
              icon="minus"
              label={text('group.map.out')}
              disabled={!canZoom(view, 0.5)}
              onClick={() => move(zoomed(view, 0.5))}
            />
            <IconButton
              kind="secondary"
              icon="size"
              label={text('group.map.all')}
              disabled={view === whole}
              onClick={() => setMoved(null)}
            />
          </div>
        )}
        <SelectedHotel hotel={selected === null ? null : (byId.get(selected)?.hotel ?? null)} />
      </div>
      {nowhere > 0 && <p className="small muted">{text('group.map.nowhere', { count: nowhere })}</p>}
    </div>
  );
}
