import { inNameOrder, isEmail, isPhone, otherLanguages } from 'shared/domain';
import { TelephoneField, useLocale } from 'shared/ui';
import { EmailField } from 'shared/ui/contact';
import { Input, Select } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';

export interface Caller {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly languageCode: string;
  readonly notes: string;
}

export const nobody = (languageCode: string): Caller => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  languageCode,
  notes: '',
});

/** The languages in which guests are written to. */
export const guestLanguages: readonly string[] = ['en', ...otherLanguages];

export type CallerProblem = 'email' | 'email-or-phone' | 'link-email' | 'phone';

/** What is missing of how the guest is reached: an e-mail address or a telephone number, and the address where a link goes there. */
export function callerProblem({ email, phone }: Caller, isPaidByLink: boolean): CallerProblem | null {
  if (email.trim() !== '' && !isEmail(email)) return 'email';
  if (phone.trim() !== '' && !isPhone(phone)) return 'phone';
  if (email.trim() !== '') return null;
  if (isPaidByLink) return 'link-email';
  return phone.trim() === '' ? 'email-or-phone' : null;
}

interface Props {
  readonly caller: Caller;
  /** The hotel's own country: a number in its national form gets the code. */
  readonly countryCode: string;
  /** Shown at its field; null until the form was sent, and where nothing is wrong. */
  readonly problem: CallerProblem | null;
  readonly isPaidByLink: boolean;
  readonly edit: (changes: Partial<Caller>) => void;
}

/** Who calls, in which language they are written to, and what they ask for. */
export function CallerFields({ caller, countryCode, problem, isPaidByLink, edit }: Props) {
  const text = useWords();
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const errorOf = (...problems: readonly CallerProblem[]) =>
    problem !== null && problems.includes(problem) ? text(`telephone.wrong.${problem}`) : null;
  return (
    <fieldset className="desk-rooms">
      <legend>{text('telephone.guest')}</legend>
      <div className="desk-search">
        {inNameOrder(locale, 'firstName' as const, 'lastName' as const).map((name) => (
          <label key={name} className="desk-label">
            {text(`telephone.${name}`)}
            <Input
              name={name}
              // It is not the clerk's own.
              autoComplete="off"
              required
              maxLength={100}
              value={caller[name]}
              onChange={({ target }) => edit({ [name]: target.value })}
            />
          </label>
        ))}
        <EmailField
          label={text('telephone.email')}
          autoComplete="off"
          autoCapitalize="none"
          required={isPaidByLink}
          error={errorOf('email', 'email-or-phone', 'link-email')}
          value={caller.email}
          onChange={(email) => edit({ email })}
        />
        <TelephoneField
          label={text('telephone.phone')}
          countryCode={countryCode}
          autoComplete="off"
          maxLength={40}
          error={errorOf('phone')}
          value={caller.phone}
          onChange={(phone) => edit({ phone })}
        />
        <div className="desk-label">
          <label htmlFor="telephone-language">{text('telephone.language')}</label>
          <Select
            id="telephone-language"
            className="desk-wide"
            value={caller.languageCode}
            options={guestLanguages.map((value) => ({ value, label: names.of(value) ?? value }))}
            onChange={(languageCode) => edit({ languageCode })}
          />
        </div>
      </div>
      <label className="desk-label">
        {text('booking.wishes')}
        <Input.TextArea
          rows={2}
          autoComplete="off"
          maxLength={4000}
          value={caller.notes}
          onChange={({ target }) => edit({ notes: target.value })}
        />
      </label>
    </fieldset>
  );
}
