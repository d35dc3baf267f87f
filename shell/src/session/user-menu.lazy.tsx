import './user-menu.css';
import { useUnit } from 'effector-react';
import { useRef, useState, type ReactElement } from 'react';
import type { User } from 'shared/contracts';
import { fromWidth } from 'shared/domain';
import { $property, $user, paths } from 'shared/runtime';
import { Icon, Popover, useMediaQuery, useMessages } from 'shared/ui';
import { logoutRequested } from '../layout/session-model.ts';
import { openedMessages } from '../messages/opened.ts';

interface EntriesProps {
  readonly code: string;
  /** An entry has been chosen. */
  readonly onChosen: () => void;
}

function Entries({ code, onChosen }: EntriesProps): ReactElement {
  const text = useMessages(openedMessages);
  const logout = useUnit(logoutRequested);
  const account = paths.manageAccount(code);
  return (
    <>
      <li>
        <a className="site-menu__item" href={`${account}#stays`} onClick={onChosen}>
          {text('menu.my-bookings')}
        </a>
      </li>
      <li>
        <a className="site-menu__item" href={account} onClick={onChosen}>
          {text('menu.manage-account')}
        </a>
      </li>
      <li>
        <button
          type="button"
          className="site-menu__item"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          onClick={() => {
            onChosen();
            logout();
          }}
        >
          {text('menu.logout')}
        </button>
      </li>
    </>
  );
}

const Who = ({ user }: { readonly user: User }): ReactElement => (
  <p className="user-menu__who">
    <strong>
      {user.firstname} {user.lastname}
    </strong>
    <span className="muted small">{user.emailAddress}</span>
  </p>
);

function InBar({ user, code }: { readonly user: User; readonly code: string }): ReactElement {
  const text = useMessages(openedMessages);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <li className="popover-anchor">
      <button
        ref={anchor}
        type="button"
        className="site-menu__item user-menu__name"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={text('menu.account-of', { name: user.firstname })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon name="user" size={18} />
        <span className="user-menu__text">{user.firstname}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <Popover
        open={open}
        onClose={close}
        anchorRef={anchor}
        label={text('menu.account-of', { name: user.firstname })}
        className="user-menu__panel"
      >
        <Who user={user} />
        <ul className="user-menu__list">
          <Entries code={code} onChosen={close} />
        </ul>
      </Popover>
    </li>
  );
}

/** Who is logged in, and what belongs to them: one button in the header's bar, entries of their own in the list of smaller screens. */
export function UserMenu(): ReactElement | null {
  const { user, property } = useUnit({ user: $user, property: $property });
  const isBar = useMediaQuery(fromWidth('wide'));
  if (user === null || property === null) return null;
  if (isBar) return <InBar user={user} code={property.propertyCode} />;
  return (
    <>
      <li className="user-menu__item">
        <Who user={user} />
      </li>
      <Entries code={property.propertyCode} onChosen={() => undefined} />
    </>
  );
}
