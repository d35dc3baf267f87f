import '../../account.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { $property, pageTitled } from 'shared/runtime';
import { privacyPage } from 'shared/runtime/factories';
import { Notice, PageHeading, useMessages } from 'shared/ui';
import { messages, type MessageKey } from '../../messages/index.ts';
import { LoginButton } from '../../components/login-button.tsx';
import { CardsSection } from './cards-section.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { $visitor, pageClosed, pageOpened, type Visitor } from './page-model.ts';
import { PasswordSection } from './password-section.tsx';
import { StaysSection } from './stays-section.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

const parts: readonly (readonly [id: string, title: MessageKey])[] = [
  ['stays', 'account.stays.title'],
  ['details', 'account.details.title'],
  ['password', 'account.password.title'],
  ['cards', 'account.cards.title'],
  ['data', 'account.data.title'],
];

function SessionEnded() {
  const text = useMessages(messages);
  return (
    <Notice
      tone="warning"
      title={text('account.ended.title')}
      action={<LoginButton kind="secondary" />}
      className="acc-ended"
      announce
    >
      {text('account.ended.text')}
    </Notice>
  );
}

interface AccountProps {
  readonly visitor: Exclude<Visitor, { kind: 'anonymous' }>;
  readonly property: Property;
}

function Account({ visitor, property }: AccountProps) {
  const text = useMessages(messages);
  const { user } = visitor;
  const isLoggedIn = visitor.kind === 'user';
  const hasData = privacyPage(property.propertyCode) !== null;
  const shown = parts.filter(([id]) =>
    isLoggedIn ? id !== 'data' || hasData : id === 'details' || id === 'password',
  );
  return (
    <div className="acc-account">
      <nav className="acc-parts-nav" aria-label={text('account.parts')}>
        <ul>
          {shown.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{text(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="stack">
        {!isLoggedIn && <SessionEnded />}
        {isLoggedIn && user.isEmailConfirmed === false && <Unconfirmed email={user.emailAddress} />}
        {isLoggedIn && <StaysSection property={property} />}
        <DetailsSection user={user} hotel={property.propertyName} />
        <PasswordSection user={user} propertyCode={property.propertyCode} />
        {isLoggedIn && <CardsSection user={user} property={property} />}
        {isLoggedIn && <DataSection property={property} />}
      </div>
    </div>
  );
}

/** product.md 2: manage account. The shell lets only a logged-in guest in; whose session ends here loses nothing typed. */
export function ManageAccountPage() {
  const text = useMessages(messages);
  const { property, visitor, opened, closed, titled } = useUnit({
    property: $property,
    visitor: $visitor,
    opened: pageOpened,
    closed: pageClosed,
    titled: pageTitled,
  });
  const title = text('account.manage-account.title');
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null || visitor.kind === 'anonymous') return null;
  const { firstname, emailAddress } = visitor.user;
  return (
    <div className="page-width page">
      <PageHeading
        eyebrow={text('account.manage.hello', { name: firstname })}
        lead={visitor.kind === 'user' ? text('account.manage.lead', { email: emailAddress }) : null}
      >
        {title}
      </PageHeading>
      <Account visitor={visitor} property={property} />
    </div>
  );
}
