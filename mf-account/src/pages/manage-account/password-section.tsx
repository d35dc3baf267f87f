import { useUnit } from 'effector-react';
import type { User } from 'shared/contracts';
import { $route, paths } from 'shared/runtime';
import { Button, ErrorSummary, Notice, PasswordField, useMessages } from 'shared/ui';
import { withReturn } from '../../address/return-url.ts';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { $isChanged, $isChanging, passwordForm } from './password-model.ts';
import { Section } from './section.tsx';

interface PasswordSectionProps {
  readonly user: User;
  readonly propertyCode: string;
}

/** product.md 2: change password; every other device is logged out by it (decisions 1). */
export function PasswordSection({ user, propertyCode }: PasswordSectionProps) {
  const text = useMessages(messages);
  const { isBusy, isChanged, route } = useUnit({
    isBusy: $isChanging,
    isChanged: $isChanged,
    route: $route,
  });
  const form = useForm(passwordForm, 'password');
  return (
    <Section id="password" title={text('account.password.title')} lead={text('account.password.logs-out')}>
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="account.password.failed" />
        {/* For password managers: whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.emailAddress}
          readOnly
          hidden
        />
        <div>
          <PasswordField
            {...form.field('oldPassword')}
            label={text('account.password.current')}
            required
            autoComplete="current-password"
          />
          <a className="acc-login__forgot" href={withReturn(paths.forgotPassword(propertyCode), route)}>
            {text('account.login.forgot')}
          </a>
        </div>
        <NewPasswordFields
          label={text('account.new-password')}
          password={form.field('newPassword')}
          confirmation={form.field('passwordConfirmation')}
          emailAddress={user.emailAddress}
        />
        {isChanged && (
          <Notice tone="positive" title={text('account.password-changed')} announce>
            {text('account.password.others-out')}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {text('account.password.submit')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
