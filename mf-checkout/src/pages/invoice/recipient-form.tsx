import { useUnit } from 'effector-react';
import { Button, Card, ErrorSummary, SectionHeading, TextAreaField, TextField, useMessages } from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';
import { $isIssuing, correctionCancelled, recipientForm } from './model.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { RecipientValues } from './rules.ts';

const idOf = (field: string): string => `co-recipient-${field}`;

/** Who the invoice is made out to, from the booker's details; for a correction from those of the invoice. */
export function RecipientForm({ isCorrection }: { readonly isCorrection: boolean }) {
  const text = useMessages(invoiceMessages);
  const { values, issues, attempts, isBusy, change, leave, submit, cancel } = useUnit({
    values: recipientForm.$values,
    issues: recipientForm.$issues,
    attempts: recipientForm.$attempts,
    isBusy: $isIssuing,
    change: recipientForm.changed,
    leave: recipientForm.left,
    submit: recipientForm.submitted,
    cancel: correctionCancelled,
  });
  // The form's own issues are keys of this catalogue.
  const said = ({ message, isSaid }: (typeof issues)[number]) =>
    isSaid === true ? message : text(message as Parameters<typeof text>[0]);
  const field = (name: keyof RecipientValues) => {
    const issue = issues.find((each) => each.field === name);
    return {
      id: idOf(name),
      name,
      value: values[name],
      error: issue === undefined ? null : said(issue),
      onChange: (value: string) => {
        change({ [name]: value });
      },
      onBlur: () => {
        leave(name);
      },
    };
  };
  return (
    <Card as="section" padding="large" className="co-invoice-form">
      <SectionHeading>
        {text(isCorrection ? 'invoice.form.correction.title' : 'invoice.form.title')}
      </SectionHeading>
      <p className="muted">{text(isCorrection ? 'invoice.form.correction.lead' : 'invoice.form.lead')}</p>
      <form
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {attempts > 0 && (
          <ErrorSummary
            title={text('invoice.form.incomplete')}
            focusKey={attempts}
            problems={issues.map((issue) => ({ fieldId: idOf(issue.field), message: said(issue) }))}
          />
        )}
        <RefusalNotice />
        <TextField
          {...field('name')}
          label={text('invoice.form.name')}
          required
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          {...field('companyName')}
          label={text('invoice.form.companyName')}
          showOptional
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          {...field('vatId')}
          label={text('invoice.form.vatId')}
          hint={text('invoice.form.vatId.hint')}
          showOptional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextAreaField
          autoComplete="street-address"
          {...field('address')}
          label={text('invoice.form.address')}
          hint={text('invoice.form.address.hint')}
          required
          rows={4}
          maxLength={1000}
        />
        <div className="co-invoice-form__actions">
          <Button kind="primary" type="submit" busy={isBusy}>
            {text(isCorrection ? 'invoice.form.issueCorrection' : 'invoice.form.issue')}
          </Button>
          {isCorrection && <Button onClick={() => cancel()}>{text('invoice.form.cancel')}</Button>}
        </div>
      </form>
    </Card>
  );
}
