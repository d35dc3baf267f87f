import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $property, $user } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { AccountPage } from '../../components/account-page.tsx';
import { LoggedInCard } from '../../components/logged-in-card.tsx';
import { Benefits } from './benefits.tsx';
import { $registeredEmail, pageClosed, pageOpened } from './model.ts';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';

/** product.md 2: create an account. */
export function RegisterPage() {
  const text = useMessages(messages);
  const { property, user, email, opened, closed } = useUnit({
    property: $property,
    user: $user,
    email: $registeredEmail,
    opened: pageOpened,
    closed: pageClosed,
  });
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  if (property === null) return null;
  const title = text('account.register.title');
  if (email !== null) {
    return (
      <AccountPage title={title}>
        <Registered email={email} property={property} />
      </AccountPage>
    );
  }
  if (user !== null) {
    return (
      <AccountPage title={title}>
        <LoggedInCard user={user} propertyCode={property.propertyCode} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={title}
      lead={text('account.register.lead', { hotel: property.propertyName })}
      aside={<Benefits />}
    >
      <RegisterForm property={property} />
    </AccountPage>
  );
}
