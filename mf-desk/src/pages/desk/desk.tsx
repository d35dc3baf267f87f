import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { Property } from 'shared/contracts';
import type { DeskSession } from 'shared/contracts/desk';
import { Button, Loading, useIsTakenOver, useLocale } from 'shared/ui';
import './booking-address.ts';
import { $isOpen, searched } from './bookings-model.ts';
import { $target, calendarOpened } from './calendar/calendar-model.ts';
import { later } from './later.tsx';
import { Notice } from './notice.tsx';
import { numbersRequested } from './numbers/model.ts';
import {
  $invitationToken,
  $problem,
  $recoveryCodes,
  $session,
  isOpenSession,
  logOutPressed,
} from './session-model.ts';
import { $open as $openReview } from './reviews/model.ts';
import { $isNewOpen } from './telephone/model.ts';
import { Tabs } from './tabs.tsx';
import { Today } from './today.tsx';
import { dayChosen } from './today-model.ts';
import { useWords } from './use-desk.ts';
import { whenAtRest } from './when-at-rest.ts';

const loadModule = () => import('./parts.lazy.tsx');
const loadParts = async () => (await loadModule()).parts;
const fetchMore = async () => (await loadModule()).fetchMore();
const Bookings = later(async () => (await loadParts()).Bookings);
const BookingDrawer = later(async () => (await loadParts()).BookingDrawer);
const Calendar = later(async () => (await loadParts()).Calendar);
const LogInSteps = later(async () => (await loadParts()).LogInSteps);
const NewBookingDrawer = later(async () => (await loadParts()).NewBookingDrawer);
const Numbers = later(async () => (await loadParts()).Numbers);
const Own = later(async () => (await loadParts()).Own);
const PrintSheet = later(async () => (await loadParts()).PrintSheet);
const Reviews = later(async () => (await loadParts()).Reviews);
const Staff = later(async () => (await loadParts()).Staff);

interface OfHotel {
  readonly property: Property;
}

function Waited({ children }: { readonly children: ReactNode }) {
  const text = useWords();
  return <Suspense fallback={<Loading label={text('desk.waiting')} />}>{children}</Suspense>;
}

/** Fetches the scripts of the parts that are opened most, once the browser has nothing else to do: a press draws them at once then. */
function useFetchedAtRest(): void {
  useEffect(
    () =>
      whenAtRest(() => {
        // What could not be fetched is fetched where it is opened.
        for (const fetch of [fetchMore, Bookings.fetch, Calendar.fetch, Numbers.fetch])
          void fetch().catch(() => undefined);
        return true;
      }),
    [],
  );
}

/** The parts that the role opens. */
function OpenTabs({ property, session }: OfHotel & { readonly session: DeskSession }) {
  const text = useWords();
  useFetchedAtRest();
  const { propertyId } = property;
  const { chooseDay, search, openCalendar, showNumbers } = useUnit({
    chooseDay: dayChosen,
    search: searched,
    openCalendar: calendarOpened,
    showNumbers: numbersRequested,
  });
  const calls = session.hotels.find(({ propertyId }) => propertyId === property.propertyId)?.calls ?? [];
  const may = (call: string): boolean => calls.includes(call);
  const part = (
    key: 'bookings' | 'calendar' | 'numbers' | 'reviews' | 'staff' | 'own',
    children: ReactNode,
  ) => ({
    key,
    label: text(`desk.tab.${key}`),
    children: <Waited>{children}</Waited>,
  });
  const today = {
    key: 'today',
    label: text('desk.tab.today'),
    children: <Today property={property} />,
    ask: () => chooseDay({ propertyId, on: '' }),
  };
  const bookings = {
    ...part('bookings', <Bookings property={property} calls={calls} />),
    ask: () => search({ propertyId }),
  };
  const calendar = {
    ...part('calendar', <Calendar property={property} calls={calls} />),
    ask: () => openCalendar(propertyId),
  };
  const numbers = {
    ...part('numbers', <Numbers property={property} />),
    ask: () => showNumbers({ propertyId }),
  };
  const items = [
    ...(may('GET /api/Desk/Today') ? [today] : []),
    ...(may('GET /api/Desk/Bookings') ? [bookings] : []),
    ...(may('GET /api/Desk/Calendar') ? [calendar] : []),
    ...(may('GET /api/Desk/Numbers') ? [numbers] : []),
    ...(may('GET /api/Desk/Reviews') ? [part('reviews', <Reviews property={property} calls={calls} />)] : []),
    ...(may('GET /api/Desk/Staff')
      ? [part('staff', <Staff property={property} ownId={session.staffId} />)]
      : []),
    part('own', <Own property={property} />),
  ];
  return <Tabs label={text('desk.title')} items={items} />;
}

/** What opens over the parts; it is fetched while the first one is looked at. */
function Overlays({ property, calls }: OfHotel & { readonly calls: readonly string[] }) {
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  return (
    <Suspense fallback={null}>
      <BookingDrawer property={property} calls={calls} isFromRight={isFromRight} />
      {calls.includes('POST /api/Desk/Book') && (
        <NewBookingDrawer property={property} isFromRight={isFromRight} />
      )}
      <PrintSheet property={property} />
    </Suspense>
  );
}

/** Who is logged in, and the parts. */
function OpenDesk({ property, session }: OfHotel & { readonly session: DeskSession }) {
  const text = useWords();
  const { logOut, isOpen, isNew, target, review } = useUnit({
    logOut: logOutPressed,
    isOpen: $isOpen,
    isNew: $isNewOpen,
    target: $target,
    review: $openReview,
  });
  const isTakenOver = useIsTakenOver();
  const hotel = session.hotels.find(({ propertyId }) => propertyId === property.propertyId);
  return (
    <>
      <p className="desk-who">
        <span>
          {session.name}
          {hotel !== undefined && `, ${text(`desk.role.${hotel.role}`)}`}
        </span>
        <Button onClick={() => logOut()}>{text('desk.log-out')}</Button>
      </p>
      {hotel === undefined && <p>{text('desk.not-here')}</p>}
      <Notice isShown={!isOpen && !isNew && target === null && review === null} />
      <OpenTabs property={property} session={session} />
      {isTakenOver && <Overlays property={property} calls={hotel?.calls ?? []} />}
    </>
  );
}

/** The desk. Its first screen is of plain elements, which the server draws as well; antd draws what is opened from it. */
export function Desk({ property }: OfHotel) {
  const text = useWords();
  const { session, token, codes, problem } = useUnit({
    session: $session,
    token: $invitationToken,
    codes: $recoveryCodes,
    problem: $problem,
  });
  useEffect(() => {
    // A failure shows where a part is opened.
    void loadParts().catch(() => undefined);
  }, []);
  const isWaiting = session === null && problem === null && token === null && codes.length === 0;
  return (
    <>
      {isWaiting && <Loading label={text('desk.waiting')} />}
      {isOpenSession(session) && token === null && codes.length === 0 ? (
        <OpenDesk property={property} session={session} />
      ) : (
        !isWaiting && (
          <Waited>
            <LogInSteps />
          </Waited>
        )
      )}
      <div id="desk-layer" />
    </>
  );
}
