import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { nightsText, pageTakenOver } from 'shared/domain';
import { $availability, pageTitled } from 'shared/runtime';
import { PageHeading, useAnnounce, useIsDesktop, useIsTakenOver, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { BasketPanel } from './basket/basket-panel.tsx';
import { ClearedNotice } from './cleared/cleared-notice.tsx';
import { OfferMarkup } from './linked/offer-markup.tsx';
import { $live } from './live/state.ts';
import { LivePart } from './live/load-live.tsx';
import { $finding, pageLeft, pageOpened } from './model.ts';
import { bookableRoomTypes } from './rules.ts';
import { AvailabilityCalendar } from './search/availability-calendar.tsx';
import { ListSkeleton } from './search/list-skeleton.tsx';
import { SearchNotices } from './search/notices.tsx';
import { AllocationState, RestrictedState, SearchFailedState } from './search/states.tsx';
import { StayBar } from './search/stay-bar.tsx';
import { $housingProblem } from './selection/model.ts';
import { SelectionStep } from './selection/selection-step.tsx';
import { $screen, $step } from './steps/model.ts';
import { BackButton, StepActions } from './steps/step-actions.tsx';
import { useStepFocus } from './steps/use-step-focus.ts';
import { Yours } from './yours/yours.tsx';
import './page.css';

/** The steps, once there is something to book; beside them (or, on a phone, under them) the booking so far. */
function BookingSteps(): ReactElement {
  const { step, screen, availability, live } = useUnit({
    step: $step,
    screen: $screen,
    availability: $availability,
    live: $live,
  });
  const announce = useAnnounce();
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const isTakenOver = useIsTakenOver();
  useStepFocus(step);
  // The part that follows an open list announces its changes.
  const answer = live.listed ?? availability;
  useEffect(() => {
    if (answer === null) return;
    const found = bookableRoomTypes(answer);
    const nights = nightsText(found[0]?.rates[0]?.nights.length ?? 0, text);
    announce(text('page.found', { count: found.length, nights }));
  }, [answer, announce, text]);

  // One structure for both widths, so that turning a tablet loses nothing of what is open or typed.
  return (
    <div className="split">
      <div className="stack">
        <SearchNotices />
        {screen === 'selection' ? <SelectionStep /> : <Yours />}
        <LivePart />
        <StepActions />
      </div>
      {/* The server knows no width: what it has drawn is hidden on a narrow one. */}
      {(isDesktop || !isTakenOver) && (
        <aside className="split__aside rr-aside" aria-label={text('basket.title')}>
          <BasketPanel />
        </aside>
      )}
    </div>
  );
}

function Content(): ReactElement {
  const { finding, problem } = useUnit({ finding: $finding, problem: $housingProblem });
  switch (finding.kind) {
    case 'idle':
    case 'searching':
      return <ListSkeleton />;
    case 'restricted':
      return <RestrictedState message={finding.message} />;
    case 'failed':
      return <SearchFailedState message={finding.message} />;
    case 'found':
      return (
        <>
          <ClearedNotice />
          {problem === null ? <BookingSteps /> : <AllocationState problem={problem} />}
          {/* Behind what is seen, whose places depend on what stands before it. */}
          <OfferMarkup />
        </>
      );
  }
}

/** Rooms and rates (product.md 2): from the search to everything that a booking holds before Checkout. */
export function RoomsAndRatesPage(): ReactElement {
  const { open, leave, titled, screen, finding, problem } = useUnit({
    open: pageOpened,
    leave: pageLeft,
    titled: pageTitled,
    screen: $screen,
    finding: $finding,
    problem: $housingProblem,
  });
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const isYours = finding.kind === 'found' && problem === null && screen === 'yours';
  const title = text(isYours ? 'page.title-yours' : 'page.title');
  useEffect(() => {
    open();
    window.dispatchEvent(new Event(pageTakenOver));
    return () => {
      leave();
    };
  }, [open, leave]);
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  return (
    <>
      <StayBar />
      <AvailabilityCalendar />
      <div
        className="page-width page rr-page"
        data-nav-stage={isYours ? 'ready-for-payment' : 'landing'}
        data-nav-stage-final={isYours ? 'true' : undefined}
      >
        <PageHeading
          {...(isYours ? { lead: text('page.lead-yours') } : {})}
          {...(isYours && !isDesktop ? { aside: <BackButton /> } : {})}
        >
          {title}
        </PageHeading>
        <Content />
      </div>
    </>
  );
}
