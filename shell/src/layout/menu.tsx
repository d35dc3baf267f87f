import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property, $propertyGroup, $user, busEventHappened, paths } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { CurrencyItem } from '../currency/currency-item.tsx';
import { messages } from '../messages/index.ts';
import { languagesRequested } from './dialogs-model.ts';
import { logoutRequested } from './session-model.ts';

/** The menu's entries: contact us, manage account, log in or out (product.md 2). */
export function Menu(): ReactElement | null {
  const text = useMessages(messages);
  const { property, group, user, tell, logout, chooseLanguage } = useUnit({
    property: $property,
    group: $propertyGroup,
    user: $user,
    tell: busEventHappened,
    logout: logoutRequested,
    chooseLanguage: languagesRequested,
  });
  const item = (
    key: 'menu.contact-us' | 'menu.login' | 'menu.logout' | 'menu.language',
    onClick: () => void,
  ): ReactElement => (
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
  const language = item('menu.language', () => {
    chooseLanguage();
  });
  // A group's pages can be read in any language too; a page of nobody has nothing to choose.
  if (property === null) return group === null ? null : language;
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
      {language}
      <CurrencyItem />
    </>
  );
}
