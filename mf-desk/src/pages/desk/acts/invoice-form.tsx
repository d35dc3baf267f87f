import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { InvoiceRecipient, InvoiceResponse } from 'shared/contracts';
import { Button, Form, Input } from 'shared/ui/desk';
import { Loading } from 'shared/ui';
import { useTexts, useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import { $invoice, invoiceFx, invoiceWanted, issueConfirmed, issueFx } from './invoice-model.ts';

interface Fields {
  readonly name: string;
  readonly companyName?: string;
  readonly vatId?: string;
  readonly address: string;
}

interface Issuing {
  readonly response: InvoiceResponse;
  readonly isWorking: boolean;
  readonly onIssue: (recipient: InvoiceRecipient | null) => void;
}

const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

const recipientOf = ({ name, companyName, vatId, address }: Fields): InvoiceRecipient => ({
  name: name.trim(),
  companyName: textOrNull(companyName),
  vatId: textOrNull(vatId),
  addressLines: address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
});

/** Whom the first invoice of a booking is made out to. */
function Recipient({ response: { recipient, isRecipientFixed }, isWorking, onIssue }: Issuing) {
  const text = useWords();
  const rules = [{ required: true, whitespace: true, message: text('desk.missing') }];
  if (isRecipientFixed)
    return (
      <>
        <p>{[recipient.companyName, recipient.name, ...recipient.addressLines].filter(Boolean).join(', ')}</p>
        <Button type="primary" loading={isWorking} onClick={() => onIssue(null)}>
          {text('invoice.issue')}
        </Button>
      </>
    );
  return (
    <Form<Fields>
      name="invoice"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        name: recipient.name,
        companyName: recipient.companyName ?? '',
        vatId: recipient.vatId ?? '',
        address: recipient.addressLines.join('\n'),
      }}
      onFinish={(fields) => onIssue(recipientOf(fields))}
    >
      <Form.Item name="name" label={text('invoice.name')} rules={rules}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="companyName" label={text('invoice.company')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="vatId" label={text('invoice.vat-id')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={text('invoice.address')} rules={rules}>
        <Input.TextArea rows={3} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('invoice.issue')}
      </Button>
    </Form>
  );
}

/** The invoice that there is, with its correction where the booking has changed since. */
function Issued({ response, isWorking, onIssue, timeZone }: Issuing & { readonly timeZone: string }) {
  const text = useWords();
  const { day, money } = useTexts(timeZone);
  const { invoice, recipient, isRecipientFixed, isOutdated } = response;
  if (invoice === null) return null;
  const { number, issuedOn, total, currency, corrects, credited } = invoice;
  return (
    <>
      <p role="status">
        {text('invoice.issued', { number, date: day(issuedOn), total: money(total, currency) })}
      </p>
      {corrects !== null && credited !== undefined && (
        <p>{text('invoice.credited', { number: corrects.number, amount: money(credited, currency) })}</p>
      )}
      {isOutdated && <p>{text('invoice.outdated')}</p>}
      <div className="desk-actions">
        {isOutdated && (
          <Button
            type="primary"
            loading={isWorking}
            onClick={() => onIssue(isRecipientFixed ? null : recipient)}
          >
            {text('invoice.correct')}
          </Button>
        )}
        <Button onClick={() => window.print()}>{text('invoice.print')}</Button>
      </div>
    </>
  );
}

/** The invoice of a booking, or of what is kept of a cancelled one. */
export function InvoiceForm({ property, detail }: OfBooking) {
  const text = useWords();
  const { response, want, issue, isWorking, isLoading } = useUnit({
    response: $invoice,
    want: invoiceWanted,
    issue: issueConfirmed,
    isWorking: issueFx.pending,
    isLoading: invoiceFx.pending,
  });
  const { propertyId, timeZone } = property;
  const { reservationId } = detail.booking;
  useEffect(() => {
    want({ propertyId, reservationId });
  }, [want, propertyId, reservationId]);
  if (response === null) return isLoading ? <Loading label={text('desk.waiting')} /> : null;
  const corrects = response.invoice?.number ?? null;
  const issuing = {
    response,
    isWorking,
    onIssue: (recipient: InvoiceRecipient | null) =>
      issue({ propertyId, reservationId, recipient, corrects }),
  };
  if (response.invoice !== null) return <Issued {...issuing} timeZone={timeZone} />;
  return (
    <>
      <p>{text('invoice.none')}</p>
      <Recipient {...issuing} />
    </>
  );
}
