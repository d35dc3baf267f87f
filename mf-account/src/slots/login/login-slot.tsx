import '../../account.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $endedUser, $property, $route, paths, type SlotProps } from 'shared/runtime';
import { Button, ErrorSummary, Notice, PasswordField, TextField, useMessages } from 'shared/ui';
import { withReturn } from '../../address/return-url.ts';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { $isLoggingIn, loginClosed, loginForm, loginOpened } from './model.ts';

/** Focuses the field in an open dialog, and marks it for a dialog that opens in a moment. */
function focusInDialog(id: string): void {
  const field = document.getElementById(id);
  field?.setAttribute('autofocus', '');
  field?.focus();
}

/** What the shell's login dialog shows (product.md 2): it logs in wherever the guest is. */
export function LoginSlot(_props: SlotProps) {
  const text = useMessages(messages);
  const { property, route, ended, isBusy, opened, closed } = useUnit({
    property: $property,
    route: $route,
    ended: $endedUser,
    isBusy: $isLoggingIn,
    opened: loginOpened,
    closed: loginClosed,
  });
  const form = useForm(loginForm, 'login');
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  const isKnown = ended !== null;
  useEffect(() => {
    focusInDialog(isKnown ? 'login-password' : 'login-emailAddress');
  }, [isKnown]);
  if (property === null) return null;
  const code = property.propertyCode;
  const forgotten = withReturn(paths.forgotPassword(code), route);
  return (
    <div className="stack">
      {isKnown && (
        <Notice tone="info" title={text('account.ended.title')}>
          {text('account.ended.login')}
        </Notice>
      )}
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice
          error={form.error}
          failed="error.login-failed"
          action={<a href={forgotten}>{text('account.login.reset')}</a>}
        />
        <TextField
          {...form.field('emailAddress')}
          label={text('account.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField
            {...form.field('password')}
            label={text('account.password')}
            required
            autoComplete="current-password"
          />
          <a className="acc-login__forgot" href={forgotten}>
            {text('account.login.forgot')}
          </a>
        </div>
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.login.submit')}
        </Button>
      </form>
      <div className="acc-login__new">
        <p>
          {text('account.login.new', { hotel: property.propertyName })}{' '}
          <a href={withReturn(paths.register(code), route)}>{text('account.register.title')}</a>
        </p>
        <p className="muted small">{text('account.no-account-needed')}</p>
      </div>
    </div>
  );
}
