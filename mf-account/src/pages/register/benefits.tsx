import { Icon, useMessages, type IconName } from 'shared/ui';
import { messages, type MessageKey } from '../../messages/index.ts';
import { LoginButton } from '../../components/login-button.tsx';

const benefits: readonly (readonly [IconName, MessageKey])[] = [
  ['edit', 'account.benefit.details'],
  ['card', 'account.benefit.cards'],
  ['calendar', 'account.benefit.bookings'],
];

/** The benefits of an account, and the log-in for guests who have one. */
export function Benefits() {
  const text = useMessages(messages);
  return (
    <div className="acc-benefits">
      <h2 className="acc-benefits__title">{text('account.benefit.title')}</h2>
      <ul className="acc-benefits__list">
        {benefits.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} />
            {text(key)}
          </li>
        ))}
      </ul>
      <p className="muted small">{text('account.no-account-needed')}</p>
      <div className="acc-benefits__login">
        <p>{text('account.register.known')}</p>
        <LoginButton kind="secondary" />
      </div>
    </div>
  );
}
