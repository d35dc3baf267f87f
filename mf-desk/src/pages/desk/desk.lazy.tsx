import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { Property } from 'shared/contracts';
import type { DeskSession } from 'shared/contracts/desk';
import { Button, DeskTheme, Tabs } from 'shared/ui/desk';
import { Loading, useLocale } from 'shared/ui';
import { PrintSheet } from './acts/print-sheet.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { $isOpen } from './bookings-model.ts';
import { Bookings } from './bookings.tsx';
import { $target } from './calendar/calendar-model.ts';
import { Enrol, Invitation, LogIn, Problem, RecoveryCodes, SecondFactor } from './log-in.tsx';
import { Notice } from './notice.tsx';
import { Own } from './own.tsx';
import { $invitationToken, $problem, $recoveryCodes, $session, logOutPressed } from './session-model.ts';
import { Staff } from './staff.tsx';
import { $isNewOpen } from './telephone/model.ts';
import { Today } from './today.tsx';
import { useWords } from './use-desk.ts';

const Calendar = lazy(() =>
  import('./calendar/calendar.lazy.tsx').then((module) => ({ default: module.Calendar })),
);
const NewBookingDrawer = lazy(() =>
  import('./telephone/new-booking.lazy.tsx').then((module) => ({ default: module.NewBookingDrawer })),
);
const Numbers = lazy(() =>
  import('./numbers/numbers.lazy.tsx').then((module) => ({ default: module.Numbers })),
);

interface OfHotel {
  readonly property: Property;
}

/** Who is logged in, and the parts that the role opens. */
function OpenDesk({ property, session }: OfHotel & { readonly session: DeskSession }) {
  const text = useWords();
  const { logOut, isOpen, isNew, target } = useUnit({
    logOut: logOutPressed,
    isOpen: $isOpen,
    isNew: $isNewOpen,
    target: $target,
  });
  const isFromRight = /^(ar|he|fa)\b/.test(useLocale());
  const hotel = session.hotels.find(({ propertyId }) => propertyId === property.propertyId);
  const may = (call: string): boolean => hotel?.calls.includes(call) === true;
  const tabs = [
    ...(may('GET /api/Desk/Today')
      ? [{ key: 'today', label: text('desk.tab.today'), children: <Today property={property} /> }]
      : []),
    ...(may('GET /api/Desk/Bookings')
      ? [
          {
            key: 'bookings',
            label: text('desk.tab.bookings'),
            children: <Bookings property={property} calls={hotel?.calls ?? []} />,
          },
        ]
      : []),
    ...(may('GET /api/Desk/Calendar')
      ? [
          {
            key: 'calendar',
            label: text('desk.tab.calendar'),
            children: (
              <Suspense fallback={<Loading label={text('desk.waiting')} />}>
                <Calendar property={property} calls={hotel?.calls ?? []} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(may('GET /api/Desk/Numbers')
      ? [
          {
            key: 'numbers',
            label: text('desk.tab.numbers'),
            children: (
              <Suspense fallback={<Loading label={text('desk.waiting')} />}>
                <Numbers property={property} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(may('GET /api/Desk/Staff')
      ? [
          {
            key: 'staff',
            label: text('desk.tab.staff'),
            children: <Staff property={property} ownId={session.staffId} />,
          },
        ]
      : []),
    { key: 'own', label: text('desk.tab.own'), children: <Own property={property} /> },
  ];
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
      <Notice isShown={!isOpen && !isNew && target === null} />
      <Tabs className="desk-tabs" items={tabs} destroyOnHidden />
      <BookingDrawer property={property} calls={hotel?.calls ?? []} isFromRight={isFromRight} />
      {may('POST /api/Desk/Book') && (
        <Suspense fallback={null}>
          <NewBookingDrawer property={property} isFromRight={isFromRight} />
        </Suspense>
      )}
      <PrintSheet property={property} />
    </>
  );
}

function Content({ property }: OfHotel) {
  const text = useWords();
  const { session, token, codes, problem } = useUnit({
    session: $session,
    token: $invitationToken,
    codes: $recoveryCodes,
    problem: $problem,
  });
  if (token !== null) return <Invitation />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  if (session === null) return problem === null ? <Loading label={text('desk.waiting')} /> : <Problem />;
  if (session === 'out') return <LogIn />;
  if (session.state === 'code') return <SecondFactor />;
  if (session.state === 'enrol') return <Enrol />;
  return <OpenDesk property={property} session={session} />;
}

/** The desk in antd's components. */
export function Desk({ property }: OfHotel) {
  return (
    <DeskTheme>
      <Content property={property} />
      <div id="desk-layer" />
    </DeskTheme>
  );
}
