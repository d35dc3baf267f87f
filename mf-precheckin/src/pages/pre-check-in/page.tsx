import './pre-check-in.css';
import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import { PageHeading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $opened, pageClosed, pageOpened } from './model.ts';
import { NoticeView } from './notice-view.tsx';
import { StepView } from './step-view.tsx';
import { $step } from './steps/model.ts';

/** product.md 2 and 4: checking in before the day, opened by the link of a reservation. */
export function PreCheckInPage(): ReactElement | null {
  const text = useMessages(messages);
  const { property, opened, step, open, close, titled } = useUnit({
    property: $property,
    opened: $opened,
    step: $step,
    open: pageOpened,
    close: pageClosed,
    titled: pageTitled,
  });
  useEffect(() => {
    open();
    return () => {
      close();
    };
  }, [open, close]);
  useEffect(() => {
    titled(text('page.title'));
  }, [titled, text]);
  if (property === null) return null;
  if (opened === null || (opened.kind === 'reservation' && step.step === 'none')) {
    return (
      <div className="page-width page page--narrow">
        <PageHeading>{text('page.title')}</PageHeading>
        <p className="visually-hidden" role="status">
          {text('page.loading')}
        </p>
        <Skeleton lines={3} />
      </div>
    );
  }
  if (opened.kind !== 'reservation') return <NoticeView opened={opened} property={property} />;
  return <StepView reservation={opened.reservation} property={property} step={step} />;
}
