import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { busEventHappened } from 'shared/runtime';
import { Button, Card, ErrorSummary, Notice, SectionHeading, useMessages } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { messages } from '../../messages/index.ts';
import {
  $askProblem,
  $email,
  $isRequesting,
  $sent,
  $wrongTries,
  emailChanged,
  linkRequested,
  otherAddressWanted,
} from './ask-model.ts';
import { ProblemNotice } from './problem-notice.tsx';

const emailId = 'privacy-email';

/** For guests without an account: a link to the data of an address, with the same answer for every address. */
export function AskForm({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { email, wrongTries, sent, problem, isBusy, change, request, another, emit } = useUnit({
    email: $email,
    wrongTries: $wrongTries,
    sent: $sent,
    problem: $askProblem,
    isBusy: $isRequesting,
    change: emailChanged,
    request: linkRequested,
    another: otherAddressWanted,
    emit: busEventHappened,
  });
  const error = wrongTries === 0 ? null : text('validation.email');
  return (
    <Card as="section" padding="large" aria-labelledby="privacy-ask">
      <SectionHeading id="privacy-ask">{text('ask.title')}</SectionHeading>
      {sent !== null ? (
        <div className="stack">
          <Notice tone="positive" title={text('ask.sent')} announce>
            {sent}
          </Notice>
          <div>
            <Button onClick={() => another()}>{text('ask.other')}</Button>
          </div>
        </div>
      ) : (
        <form
          className="stack"
          noValidate
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            request();
          }}
        >
          <p>{text('ask.text', { hotel: property.propertyName })}</p>
          <ErrorSummary
            title={text('ask.failed')}
            focusKey={wrongTries}
            problems={error === null ? [] : [{ fieldId: emailId, message: error }]}
          />
          {problem !== null && <ProblemNotice problem={problem} title={text('ask.failed')} />}
          <EmailField
            id={emailId}
            name="email"
            label={text('ask.email')}
            value={email}
            onChange={change}
            error={error}
            required
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="cluster">
            <Button kind="primary" type="submit" busy={isBusy}>
              {text('ask.submit')}
            </Button>
          </div>
        </form>
      )}
      <p className="muted">
        {text('ask.have-account')}{' '}
        <Button kind="link" onClick={() => emit({ type: 'login.requested.v1' })}>
          {text('ask.log-in')}
        </Button>
      </p>
    </Card>
  );
}
