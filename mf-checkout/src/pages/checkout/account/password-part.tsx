import './login-model.ts';
import { useUnit } from 'effector-react';
import { PasswordField, useMessages } from 'shared/ui';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { $password, passwordChanged } from '../model.ts';
import { useField } from '../use-field.ts';
import { passwordStrength } from './strength.ts';

/** The password of the account to be; how strong it is shows as it is typed. */
export function PasswordPart() {
  const text = useMessages(optionalMessages);
  const { password, change } = useUnit({ password: $password, change: passwordChanged });
  const strength = passwordStrength(password);
  return (
    <div className="co-password">
      <PasswordField
        {...useField('password')}
        label={text('account.password')}
        hint={text('validation.password-hint')}
        required
        autoComplete="new-password"
        value={password}
        onChange={change}
      />
      <div className="co-strength" hidden={password === ''}>
        <span className={`co-strength__bar co-strength__bar--${strength}`} aria-hidden="true" />
        <span role="status">
          {password === '' ? '' : text('account.strength', { level: text(`account.strength.${strength}`) })}
        </span>
      </div>
      <p className="co-small">{text('account.existing')}</p>
    </div>
  );
}
