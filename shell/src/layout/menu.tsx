import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { FrameLinks, matchPage } from 'shared/first-screen';
import { $propertyGroup, $route, busEventHappened, type RouteState } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { CurrencyItem } from '../currency/currency-item.tsx';
import { $frame } from '../frame-model.ts';
import { messages } from '../messages/index.ts';
import { AccountItems } from '../session/account-items.tsx';
import { languagesRequested } from './dialogs-model.ts';

/** On the confirmation a table is for that stay. */
const confirmedStay = ({ path, params }: RouteState): string | null =>
  matchPage(path).definition.page === 'confirmation' ? (params['confirmationToken'] ?? null) : null;

/** The menu's entries: contact us, manage account, log in or out (product.md 2). */
export function Menu(): ReactElement | null {
  const text = useMessages(messages);
  const { frame, group, route, send, chooseLanguage } = useUnit({
    frame: $frame,
    group: $propertyGroup,
    route: $route,
    send: busEventHappened,
    chooseLanguage: languagesRequested,
  });
  const item = (
    key: 'menu.contact-us' | 'table.title' | 'menu.language',
    onClick: () => void,
  ): ReactElement => (
    <li className={key === 'table.title' ? 'site-menu__table' : undefined}>
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
  // The property that is shown: on a group's page the one of the page before does not count.
  const { property } = frame;
  // A group's pages have a choice of languages too; a page of neither a property nor a group has nothing to choose.
  if (property === null) return group === null ? null : language;
  return (
    <>
      {item('menu.contact-us', () => {
        send({ type: 'contact.requested.v1' });
      })}
      {frame.showTables &&
        item('table.title', () => {
          send({ type: 'restaurant.requested.v1', identifier: confirmedStay(route) });
        })}
      <FrameLinks links={frame.menuPages} className="site-menu__item site-menu__page" />
      <AccountItems property={property} />
      {language}
      <CurrencyItem />
    </>
  );
}
