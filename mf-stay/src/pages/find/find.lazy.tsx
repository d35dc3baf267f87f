import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, pageTitled } from 'shared/runtime';
import {
  Button,
  Card,
  ContactLinks,
  ErrorSummary,
  Notice,
  PageHeading,
  TextField,
  useMessages,
} from 'shared/ui';
import { messages } from './messages.ts';
import {
  $draft,
  $isRequesting,
  $missing,
  $problem,
  $sent,
  $wrongTries,
  type Field,
  linkRequested,
  otherDetailsWanted,
  pageOpened,
  typed,
} from './model.ts';

const fieldIds: Readonly<Record<Field, string>> = { reference: 'find-reference', who: 'find-who' };

function FindForm() {
  const text = useMessages(messages);
  const { draft, missing, wrongTries, problem, isBusy, type, request } = useUnit({
    draft: $draft,
    missing: $missing,
    wrongTries: $wrongTries,
    problem: $problem,
    isBusy: $isRequesting,
    type: typed,
    request: linkRequested,
  });
  const errorOf = (field: Field) => (missing.includes(field) ? text(`find.${field}.missing`) : null);
  const plain = { autoCapitalize: 'none', spellCheck: false, required: true } as const;
  return (
    <form
      className="stack"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        request();
      }}
    >
      <ErrorSummary
        title={text('find.problems')}
        focusKey={wrongTries}
        problems={missing.map((field) => ({
          fieldId: fieldIds[field],
          message: text(`find.${field}.missing`),
        }))}
      />
      {problem !== null && (
        <Notice tone="negative" title={text('find.failed')} announce>
          {problem === '' ? text('find.failed.text') : problem}
        </Notice>
      )}
      <TextField
        {...plain}
        id={fieldIds.reference}
        name="reference"
        label={text('find.reference')}
        hint={text('find.reference.hint')}
        value={draft.reference}
        onChange={(reference) => type({ reference })}
        error={errorOf('reference')}
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        {...plain}
        id={fieldIds.who}
        name="who"
        label={text('find.who')}
        hint={text('find.who.hint')}
        value={draft.who}
        onChange={(who) => type({ who })}
        error={errorOf('who')}
        maxLength={200}
        autoComplete="email"
      />
      <div>
        <Button kind="primary" type="submit" busy={isBusy}>
          {text('find.submit')}
        </Button>
      </div>
    </form>
  );
}

/** A link to a booking by its reference and whose it is, with the same answer for every one. */
export function FindBooking() {
  const text = useMessages(messages);
  const { property, sent, opened, another, titled } = useUnit({
    property: $property,
    sent: $sent,
    opened: pageOpened,
    another: otherDetailsWanted,
    titled: pageTitled,
  });
  useEffect(() => opened(), [opened]);
  const title = text('find.title');
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null) return null;
  return (
    <div className="page-width page page--narrow">
      <PageHeading lead={text('find.lead')}>{title}</PageHeading>
      <Card as="section" padding="large">
        {sent === null ? (
          <FindForm />
        ) : (
          <div className="stack">
            <Notice tone="positive" title={text('find.sent')} announce>
              {sent}
            </Notice>
            <div>
              <Button onClick={() => another()}>{text('find.other')}</Button>
            </div>
            <p className="muted">{text('find.help', { hotel: property.propertyName })}</p>
            <ContactLinks contact={property} />
          </div>
        )}
      </Card>
    </div>
  );
}
