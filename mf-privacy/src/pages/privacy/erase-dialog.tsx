import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { Button, Dialog, Notice, PasswordField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import {
  $eraseProblem,
  $isAsked,
  $isErasing,
  $isPasswordMissing,
  $password,
  $passwordProblem,
  erasureConfirmed,
  erasureDropped,
  passwordChanged,
} from './erase-model.ts';
import { $data, $key } from './model.ts';

const formId = 'privacy-erase-form';

/** One confirmation; of an account with its password. */
export function EraseDialog({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const { isAsked, isBusy, isMissing, password, said, problem, key, data, confirm, drop, change } = useUnit({
    isAsked: $isAsked,
    isBusy: $isErasing,
    isMissing: $isPasswordMissing,
    password: $password,
    said: $passwordProblem,
    problem: $eraseProblem,
    key: $key,
    data: $data,
    confirm: erasureConfirmed,
    drop: erasureDropped,
    change: passwordChanged,
  });
  return (
    <Dialog
      open={isAsked}
      onClose={() => drop()}
      title={text('erase.question', { hotel: property.propertyName })}
      size="small"
      closeOnBackdrop={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => drop()}>
            {text('erase.keep')}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={isBusy}>
            {text('erase.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <p>{text('erase.goes.text')}</p>
        {problem?.kind === 'refused' && (
          <Notice tone="negative" title={text('erase.failed')} announce>
            {problem.message ?? text('erase.failed.text')}
          </Notice>
        )}
        {problem?.kind === 'unanswered' && (
          <Notice tone="negative" title={text('erase.unanswered')} announce>
            {text('erase.unanswered.text')}
          </Notice>
        )}
        {key === null && (
          <>
            {/* For password managers: whose password it is. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={data?.emailAddress ?? ''}
              readOnly
              hidden
            />
            <PasswordField
              id="privacy-password"
              name="password"
              label={text('erase.password')}
              hint={text('erase.password.why')}
              value={password}
              onChange={change}
              error={isMissing ? text('erase.password.missing') : said}
              required
              autoComplete="current-password"
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
