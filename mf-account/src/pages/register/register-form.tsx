import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { Button, Card, ErrorSummary, TelephoneField, useMessages } from 'shared/ui';
import { EmailField, NameFields } from 'shared/ui/contact';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { $isRegistering, registerForm } from './model.ts';

/** Who the guest is, how they are reached, and their password. */
export function RegisterForm({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const isBusy = useUnit($isRegistering);
  const form = useForm(registerForm, 'register');
  return (
    <Card padding="large">
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="error.register-failed" />
        <NameFields
          first={{ ...form.field('firstname'), label: text('account.first-name'), required: true }}
          last={{ ...form.field('lastname'), label: text('account.last-name'), required: true }}
        />
        <EmailField
          {...form.field('emailAddress')}
          label={text('account.email')}
          hint={text('account.register.email-hint')}
          required
          autoComplete="username"
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TelephoneField
          {...form.field('mobileNumber')}
          countryCode={property.defaultPhoneCountryCode}
          maxLength={200}
          label={text('account.mobile')}
          hint={text('validation.phone-hint')}
          showOptional
        />
        <NewPasswordFields
          label={text('account.password')}
          password={form.field('newPassword')}
          confirmation={form.field('passwordConfirmation')}
          emailAddress={form.values.emailAddress}
        />
        <Button kind="primary" size="large" type="submit" block busy={isBusy}>
          {text('account.register.submit')}
        </Button>
        {property.privacyPolicyUrl !== null && (
          <p className="muted small">
            {text('account.register.privacy')}{' '}
            <a href={property.privacyPolicyUrl} target="_blank" rel="noreferrer">
              {text('account.register.privacy-link')}
            </a>
          </p>
        )}
      </form>
    </Card>
  );
}
