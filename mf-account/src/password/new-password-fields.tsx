import { PasswordField, useMessages, type PasswordFieldProps } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { StrengthMeter } from './strength-meter.tsx';

type Field = Pick<PasswordFieldProps, 'id' | 'name' | 'value' | 'error' | 'onBlur' | 'onChange'>;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: Field;
  readonly confirmation: Field;
  /** Whose password it is: for password managers, and no part of a good password. */
  readonly emailAddress: string;
}

/** A new password, typed twice, with the requirements of product.md 5. */
export function NewPasswordFields({ label, password, confirmation, emailAddress }: NewPasswordFieldsProps) {
  const text = useMessages(messages);
  return (
    <>
      <div className="acc-new-password">
        <PasswordField
          {...password}
          label={label}
          hint={text('validation.password-hint')}
          required
          autoComplete="new-password"
        />
        <StrengthMeter password={password.value} emailAddress={emailAddress} />
      </div>
      <PasswordField
        {...confirmation}
        label={text('account.password-again')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
