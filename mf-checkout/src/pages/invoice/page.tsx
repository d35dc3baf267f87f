import './invoice.css';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import type { InvoiceResponse, Property } from 'shared/contracts';
import { $property, $route, pageTitled, paths } from 'shared/runtime';
import {
  Button,
  Card,
  FailedState,
  Notice,
  PageHeading,
  SectionHeading,
  Skeleton,
  useMessages,
} from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import {
  $isIssuing,
  $loadProblem,
  $response,
  $view,
  correctionRequested,
  issueRequested,
  loadRetried,
  pageClosed,
  pageOpened,
} from './model.ts';
import { RecipientForm } from './recipient-form.tsx';
import { PartyLines } from './recipient-lines.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** Before the first invoice of a booking on a company's account: the hotel says who it is made out to. */
function FixedRecipient({ response }: { readonly response: InvoiceResponse }) {
  const text = useMessages(invoiceMessages);
  const { isBusy, issue } = useUnit({
    isBusy: $isIssuing,
    issue: issueRequested,
  });
  return (
    <Card as="section" padding="large" className="co-invoice-form">
      <SectionHeading>{text('invoice.to')}</SectionHeading>
      <PartyLines party={response.recipient} />
      <p className="muted">{text('invoice.fixed.lead')}</p>
      <RefusalNotice />
      <Button kind="primary" busy={isBusy} onClick={() => issue()}>
        {text('invoice.form.issue')}
      </Button>
    </Card>
  );
}

/** The issued invoice and what can be done with it, which is not printed. */
function Issued({ response }: { readonly response: InvoiceResponse }) {
  const text = useMessages(invoiceMessages);
  const { isBusy, correct, issue } = useUnit({
    isBusy: $isIssuing,
    correct: correctionRequested,
    issue: issueRequested,
  });
  const { invoice, isRecipientFixed, isOutdated } = response;
  if (invoice === null) return null;
  return (
    <>
      <RefusalNotice />
      {isOutdated && (
        <Notice
          tone="info"
          title={text('invoice.outdated.title')}
          className="no-print"
          action={
            <Button busy={isBusy} onClick={() => issue()}>
              {text('invoice.outdated.issue')}
            </Button>
          }
        >
          {text('invoice.outdated.text')}
        </Notice>
      )}
      <div className="co-invoice-actions no-print">
        <Button kind="primary" icon="print" onClick={() => globalThis.print()}>
          {text('invoice.print')}
        </Button>
        {!isRecipientFixed && (
          <Button icon="edit" onClick={() => correct()}>
            {text('invoice.correct')}
          </Button>
        )}
      </div>
      <InvoiceDocument invoice={invoice} />
    </>
  );
}

interface FrameProps {
  readonly property: Property;
  readonly children: ReactNode;
}

function Frame({ property, children }: FrameProps) {
  const text = useMessages(invoiceMessages);
  const route = useUnit($route);
  return (
    <div className="page-width page page--narrow co-invoice-page">
      <div className="no-print">
        <PageHeading>{text('invoice.title')}</PageHeading>
        <Button
          kind="link"
          icon="arrow-left"
          href={paths.confirmation(property.propertyCode, route.params['confirmationToken'] ?? '')}
        >
          {text('invoice.back')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** The invoice of a booking, by the secret of its confirmation. */
export function InvoicePage() {
  const text = useMessages(invoiceMessages);
  const { property, response, view, problem, opened, closed, retry, titled } = useUnit({
    property: $property,
    response: $response,
    view: $view,
    problem: $loadProblem,
    opened: pageOpened,
    closed: pageClosed,
    retry: loadRetried,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  const number = response?.invoice?.number ?? null;
  useEffect(() => {
    if (number !== null) titled(text('invoice.number', { number }));
  }, [titled, text, number]);
  if (property === null) return null;
  return (
    <Frame property={property}>
      {response === null && problem === null && <Skeleton lines={8} />}
      {response === null && problem !== null && (
        <FailedState
          title={text('invoice.failed.title')}
          onRetry={() => retry()}
          contact={{ telephone: property.telephone, email: property.email }}
        >
          {problem === '' ? text('invoice.failed.text') : problem}
        </FailedState>
      )}
      {view === 'fixed' && response !== null && <FixedRecipient response={response} />}
      {(view === 'form' || view === 'correction') && <RecipientForm isCorrection={view === 'correction'} />}
      {view === 'invoice' && response !== null && <Issued response={response} />}
    </Frame>
  );
}
