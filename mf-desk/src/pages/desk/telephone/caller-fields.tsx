import { otherLanguages } from 'shared/domain';
import { useLocale } from 'shared/ui';
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

const fields = [
  { name: 'firstName', type: 'text', max: 100 },
  { name: 'lastName', type: 'text', max: 100 },
  { name: 'email', type: 'email', max: 200 },
  { name: 'phone', type: 'tel', max: 40 },
] as const;

interface Props {
  readonly caller: Caller;
  readonly edit: (changes: Partial<Caller>) => void;
}

/** Who calls, in which language they are written to, and what they ask for. */
export function CallerFields({ caller, edit }: Props) {
  const text = useWords();
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' });
  return (
    <fieldset className="desk-rooms">
      <legend>{text('telephone.guest')}</legend>
      <div className="desk-search">
        {fields.map(({ name, type, max }) => (
          <label key={name} className="desk-label">
            {text(`telephone.${name}`)}
            <Input
              type={type}
              {...(type === 'text' ? {} : { dir: 'ltr' })}
              // It is not the clerk's own.
              autoComplete="off"
              required
              maxLength={max}
              {...(name === 'phone'
                ? { pattern: '(\\+|00)[0-9 \\(\\)\\-.\\/]{5,}', title: text('telephone.phone-help') }
                : {})}
              value={caller[name]}
              onChange={({ target }) => edit({ [name]: target.value })}
            />
          </label>
        ))}
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
