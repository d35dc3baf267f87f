import { Icon, useMessages } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { filledParts, passwordParts, passwordStrength } from './strength.ts';

interface StrengthMeterProps {
  readonly password: string;
  readonly emailAddress: string;
}

/** What a new password still lacks, and how hard it is to guess. */
export function StrengthMeter({ password, emailAddress }: StrengthMeterProps) {
  const text = useMessages(messages);
  const strength = passwordStrength(password, emailAddress);
  const { isLongEnough, hasSymbol } = passwordParts(password);
  const part = (isThere: boolean, label: string) => (
    <li className={isThere ? 'acc-parts__part acc-parts__part--there' : 'acc-parts__part'}>
      <Icon name={isThere ? 'check' : 'minus'} size={16} />
      {label}
      <span className="visually-hidden">{text(isThere ? 'account.part.there' : 'account.part.missing')}</span>
    </li>
  );
  return (
    <div className="acc-strength">
      <div className={`acc-meter acc-meter--${strength}`} aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <span
            key={number}
            className={
              number <= filledParts[strength] ? 'acc-meter__part acc-meter__part--on' : 'acc-meter__part'
            }
          />
        ))}
      </div>
      <p className="acc-strength__words" role="status">
        {strength !== 'none' && text(`account.strength.${strength}`)}
      </p>
      <ul className="acc-parts">
        {part(isLongEnough, text('account.part.length'))}
        {part(hasSymbol, text('account.part.symbol'))}
      </ul>
    </div>
  );
}
