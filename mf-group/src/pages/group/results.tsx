import { useUnit } from 'effector-react';
import { Component, lazy, Suspense, useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { PropertyGroup } from 'shared/contracts';
import { Button, EmptyState, Notice, Skeleton, useAnnounce, useIsDesktop, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { freeCount, isNothingFree } from './hotels.ts';
import { HotelList } from './list/hotel-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { Toolbar } from './list/toolbar.tsx';
import { $isMapShown, $shown, mapToggled } from './model.ts';
import { allHotels } from './search/criteria.ts';
import {
  $hasResult,
  $hasDates,
  $isSearching,
  $isSearchFailed,
  $live,
  choicesChanged,
  searchRetried,
} from './search/model.ts';
import { openCalendar } from './search/search-panel.tsx';

const GroupMap = lazy(() => import('./map/group-map.tsx').then((part) => ({ default: part.GroupMap })));

const LiveList = lazy(() =>
  import('./live/live.lazy.tsx').then(
    (part) => ({ default: part.LiveList }),
    // Without it the list is what it was.
    () => ({ default: () => null }),
  ),
);

/** Without the map the list is still everything. */
class MapBoundary extends Component<{ readonly failed: ReactNode; readonly children: ReactNode }> {
  override state = { isFailed: false };
  static getDerivedStateFromError() {
    return { isFailed: true };
  }
  override render() {
    return this.state.isFailed ? this.props.failed : this.props.children;
  }
}

interface ResultsProps {
  readonly group: PropertyGroup;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The hotels as a list and on a map; where there is no room for both, one of them. */
export function Results({ group, headingRef }: ResultsProps) {
  const text = useMessages(messages);
  const announce = useAnnounce();
  const isDesktop = useIsDesktop();
  const { shown, live, hasDates, isSearching, hasResult, isFailed, isMapShown, change, retry, toggleMap } =
    useUnit({
      shown: $shown,
      live: $live,
      hasDates: $hasDates,
      isSearching: $isSearching,
      hasResult: $hasResult,
      isFailed: $isSearchFailed,
      isMapShown: $isMapShown,
      change: choicesChanged,
      retry: searchRetried,
      toggleMap: mapToggled,
    });
  const isSettled = hasDates && !isSearching && !isFailed;
  // Hotels that are there already keep their places until the answer; before the first one there is no order to keep.
  const isFirst = isSearching && !hasResult;
  const count = shown.length;
  const status = isSearching
    ? text('group.results.asking')
    : isSettled && count > 0
      ? text('group.results.free', { count, free: freeCount(shown) })
      : text('group.results.count', { count });
  const said = useRef(status);
  const seen = useRef(live);
  useEffect(() => {
    // The part that follows an open list announces its changes.
    const isTold = seen.current !== live && Object.keys(live).length > 0;
    seen.current = live;
    if (said.current === status) return;
    said.current = status;
    if (!isTold) announce(status);
  }, [announce, status, live]);
  const list = isFirst ? <ListFrame count={count} /> : <HotelList group={group} />;
  const map = (
    <MapBoundary failed={<Notice tone="warning">{text('group.map.failed')}</Notice>}>
      <Suspense fallback={<Skeleton shape="block" height={500} />}>
        <GroupMap />
      </Suspense>
    </MapBoundary>
  );
  return (
    <section className="gr-results" aria-labelledby="gr-results">
      <div className="gr-results__bar">
        <div className="gr-results__head">
          <h2 className="gr-results__title" id="gr-results" ref={headingRef} tabIndex={-1}>
            {status}
          </h2>
          {!isDesktop && count > 0 && (
            <Button icon={isMapShown ? 'menu' : 'map'} onClick={() => toggleMap(!isMapShown)}>
              {text(isMapShown ? 'group.map.hide' : 'group.map.show')}
            </Button>
          )}
        </div>
        <Toolbar hasAreas={group.areas.length > 0} />
      </div>
      {!hasDates && count > 0 && <p className="muted">{text('group.without')}</p>}
      {isFailed && (
        <Notice
          tone="negative"
          title={text('group.failed.title')}
          announce
          action={
            <Button icon="refresh" onClick={() => retry()}>
              {text('group.failed.action')}
            </Button>
          }
        >
          {text('group.failed.text')}
        </Notice>
      )}
      {isSettled && isNothingFree(shown) && (
        <Notice
          tone="warning"
          title={text('group.none.title')}
          announce
          action={
            <Button icon="calendar" onClick={openCalendar}>
              {text('group.none.action')}
            </Button>
          }
        >
          {text('error.no-rooms-in-group')}
        </Notice>
      )}
      {isSettled && count > 0 && (
        <Suspense fallback={null}>
          <LiveList />
        </Suspense>
      )}
      {count === 0 ? (
        <EmptyState
          title={text('group.empty.title')}
          action={<Button onClick={() => change(allHotels)}>{text('group.empty.action')}</Button>}
        >
          {text('group.empty.text')}
        </EmptyState>
      ) : isDesktop ? (
        <div className="gr-split">
          {list}
          <aside className="gr-split__map">{map}</aside>
        </div>
      ) : isMapShown ? (
        map
      ) : (
        list
      )}
    </section>
  );
}
