import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { nightsText, type StepName } from 'shared/domain';
import { $availability, pageTitled } from 'shared/runtime';
import { PageHeading, useAnnounce, useIsDesktop, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { BasketPanel } from './basket/basket-panel.tsx';
import { ClearedNotice } from './cleared/cleared-notice.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { GuestsStep } from './guests/guests-step.tsx';
import { $finding, pageLeft, pageOpened } from './model.ts';
import { bookableRoomTypes } from './rules.ts';
import { AvailabilityCalendar } from './search/availability-calendar.tsx';
import { ListSkeleton } from './search/list-skeleton.tsx';
import { SearchNotices } from './search/notices.tsx';
import { AllocationState, RestrictedState, SearchFailedState } from './search/states.tsx';
import { StayBar } from './search/stay-bar.tsx';
import { $housingProblem } from './selection/model.ts';
import { SelectionStep } from './selection/selection-step.tsx';
import { $step } from './steps/model.ts';
import { StepActions } from './steps/step-actions.tsx';
import { StepNav } from './steps/step-nav.tsx';
import { useStepFocus } from './steps/use-step-focus.ts';
import { SummaryStep } from './summary/summary-step.tsx';
import { UpgradesStep } from './upgrades/upgrades-step.tsx';
import './page.css';

const stepComponents: Readonly<Record<StepName, () => ReactElement | null>> = {
  selection: SelectionStep,
  upgrades: UpgradesStep,
  occupancy: GuestsStep,
  extras: ExtrasStep,
  summary: SummaryStep,
};

/** The steps, once there is something to book; beside them (or, on a phone, under them) the booking so far. */
function BookingSteps(): ReactElement {
  const { step, availability } = useUnit({ step: $step, availability: $availability });
  const announce = useAnnounce();
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  useStepFocus(step);
  useEffect(() => {
    if (availability === null) return;
    const found = bookableRoomTypes(availability);
    const nights = nightsText(found[0]?.rates[0]?.nights.length ?? 0, text);
    announce(text('page.found', { count: found.length, nights }));
  }, [availability, announce, text]);

  const Step = stepComponents[step.step];
  // One structure for both widths, so that turning a tablet loses nothing of what is open or typed.
  return (
    <div className="split">
      <div className="stack">
        <SearchNotices />
        <Step />
        <StepActions />
      </div>
      {isDesktop && (
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
        </>
      );
  }
}

/** Rooms and rates (product.md 2): from the search to everything that a booking holds before Checkout. */
export function RoomsAndRatesPage(): ReactElement {
  const { open, leave, titled, step, finding, problem } = useUnit({
    open: pageOpened,
    leave: pageLeft,
    titled: pageTitled,
    step: $step,
    finding: $finding,
    problem: $housingProblem,
  });
  const text = useMessages(messages);
  const isBooking = finding.kind === 'found' && problem === null;
  const shownStep = isBooking ? step.step : 'selection';
  const title = text(shownStep === 'selection' ? 'page.title' : `page.title-${shownStep}`);
  useEffect(() => {
    open();
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
      <div className="page-width page rr-page">
        <PageHeading
          {...(shownStep === 'selection' ? {} : { lead: text(`page.lead-${shownStep}`) })}
          {...(isBooking ? { aside: <StepNav /> } : {})}
        >
          {title}
        </PageHeading>
        <Content />
      </div>
    </>
  );
}
