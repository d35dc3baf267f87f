import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property, $user, busEventHappened, paths } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { logoutRequested } from './session-model.ts';

/** The menu's entries: contact us, manage account, log in or out (product.md 2). */
export function Menu(): ReactElement | null {
  const text = useMessages(messages);
  const { property, user, tell, logout } = useUnit({
    property: $property,
    user: $user,
    tell: busEventHappened,
    logout: logoutRequested,
  });
  if (property === null) return null;
  const item = (key: 'menu.contact-us' | 'menu.login' | 'menu.logout', onClick: () => void): ReactElement => (
    <li>
      <button
        type="button"
        className="site-menu__item"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        onClick={onClick}
      >
        {text(key)}
      </button>
    </li>
  );
  return (
    <>
      {item('menu.contact-us', () => {
        tell({ type: 'contact.requested.v1' });
      })}
      {user === null ? (
        item('menu.login', () => {
          tell({ type: 'login.requested.v1' });
        })
      ) : (
        <>
          <li>
            <a className="site-menu__item" href={paths.manageAccount(property.propertyCode)}>
              {text('menu.manage-account')}
            </a>
          </li>
          {item('menu.logout', () => {
            logout();
          })}
        </>
      )}
    </>
  );
}
