import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

export interface StepItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly state: 'done' | 'current' | 'todo';
  readonly onSelect?: (() => void) | undefined;
}

/** The steps inside one page, such as those of a booking's rooms. */
export function StepList({
  steps,
  label,
}: {
  readonly steps: readonly StepItem[];
  readonly label: string;
}): ReactElement {
  const text = useMessages(uiMessages);
  return (
    <nav aria-label={label}>
      <ol className="step-list">
        {steps.map((step, index) => {
          const inside = (
            <>
              <span className="step-list__mark">
                {step.state === 'done' ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span>{step.title}</span>
              {step.state === 'done' && <span className="visually-hidden"> ({text('ui.step-done')})</span>}
            </>
          );
          return (
            <li
              key={step.key}
              className={`step-list__item step-list__item--${step.state}`}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.onSelect === undefined ? (
                <span className="step-list__link">{inside}</span>
              ) : (
                <button type="button" className="step-list__link" onClick={step.onSelect}>
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The bar with the total and the one primary action: at the bottom of a phone, part of the page from 1024 px. */
export const StickyBar = ({
  children,
  label,
}: {
  readonly children: ReactNode;
  readonly label: string;
}): ReactElement => (
  <section className="sticky-bar" aria-label={label}>
    <div className="sticky-bar__row">{children}</div>
  </section>
);

export interface SplitLayoutProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** The main column and a summary beside it, which stays in sight from 1024 px and comes after it below. */
export const SplitLayout = ({ children, aside, asideLabel }: SplitLayoutProps): ReactElement => (
  <div className="split">
    <div className="stack">{children}</div>
    <aside className="split__aside" aria-label={asideLabel}>
      {aside}
    </aside>
  </div>
);
