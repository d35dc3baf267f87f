import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $property, $propertyGroup, busEventHappened } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { CurrencyItem } from '../currency/currency-item.tsx';
import { messages } from '../messages/index.ts';
import { AccountItems } from '../session/account-items.tsx';
import { languagesRequested } from './dialogs-model.ts';

/** The menu's entries: contact us, manage account, log in or out (product.md 2). */
export function Menu(): ReactElement | null {
  const text = useMessages(messages);
  const { property, group, tell, chooseLanguage } = useUnit({
    property: $property,
    group: $propertyGroup,
    tell: busEventHappened,
    chooseLanguage: languagesRequested,
  });
  const item = (key: 'menu.contact-us' | 'menu.language', onClick: () => void): ReactElement => (
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
      <AccountItems property={property} />
      {language}
      <CurrencyItem />
    </>
  );
}
