import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Confirmation, Property } from 'shared/contracts';
import { emptySearch, formatSearchQuery, toMinor } from 'shared/domain';
import { paths } from 'shared/runtime';
import {
  Button,
  Disclosure,
  EmptyState,
  FailedState,
  Loading,
  PageHeading,
  useIsDesktop,
  useLocale,
  useMessages,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { loadRetried, type Resumption } from '../resume-model.ts';
import { SummaryLine } from '../summary-line.tsx';
import { HeldNotice } from './held-notice.tsx';
import { HeldSummary } from './held-summary.tsx';
import { timeIn } from './time-in.ts';

interface ResumePageProps {
  readonly property: Property;
  readonly resumption: Resumption;
  /** Who pays, and how. */
  readonly form: ReactNode;
}

const newSearchUrl = (code: string, { dateFrom, dateTo }: Confirmation): string =>
  paths.search(code, formatSearchQuery({ ...emptySearch, fromDate: dateFrom, toDate: dateTo }));

/** `/Checkout/{token}` (decisions 1, "try again"): pays for rooms while they are held, and shows when they no longer are. */
export function ResumePage({ property, resumption, form }: ResumePageProps) {
  const text = useMessages(optionalMessages);
  const own = useMessages(messages);
  const locale = useLocale();
  const isDesktop = useIsDesktop();
  const retry = useUnit(loadRetried);
  const contact = { telephone: property.telephone, email: property.email };
  if (resumption.kind === 'held') {
    const { booking } = resumption;
    const time = timeIn(property.timeZone, locale, booking.expiresAtUtc ?? '');
    return (
      <div className="page-width page">
        <PageHeading>{text('resume.title')}</PageHeading>
        <div className="split">
          <div className="stack">
            <HeldNotice property={property} booking={booking} until={text('resume.until', { time })} />
            {!isDesktop && (
              <Disclosure
                kind="boxed"
                summary={
                  <SummaryLine
                    rooms={booking.items.length}
                    total={toMinor(booking.total, booking.currency)}
                    currency={booking.currency}
                  />
                }
              >
                <HeldSummary booking={booking} property={property} />
              </Disclosure>
            )}
            {form}
          </div>
          {isDesktop && (
            <aside className="split__aside co-aside" aria-label={own('checkout.summary')}>
              <HeldSummary booking={booking} property={property} />
            </aside>
          )}
        </div>
      </div>
    );
  }
  const state = () => {
    switch (resumption.kind) {
      case 'none':
      case 'loading':
        return <Loading label={own('checkout.loading')} />;
      case 'over':
        return (
          <EmptyState
            title={text('resume.over.title')}
            icon="clock"
            action={
              <Button kind="primary" href={newSearchUrl(property.propertyCode, resumption.booking)}>
                {text('resume.over.search')}
              </Button>
            }
          >
            {text('resume.over.text')}
          </EmptyState>
        );
      case 'unknown':
        return (
          <FailedState title={text('resume.unknown.title')} contact={contact}>
            {text('resume.unknown.text')}
          </FailedState>
        );
      case 'failed':
        return (
          <FailedState title={text('resume.failed.title')} onRetry={() => retry()} contact={contact}>
            {text('resume.failed.text')}
          </FailedState>
        );
    }
  };
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{own('checkout.title')}</PageHeading>
      {state()}
    </div>
  );
}
