import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { $user, busEventHappened, paths } from 'shared/runtime';
import { useMessages } from 'shared/ui';
import { LazyView } from '../lazy-loading/lazy-view.tsx';
import { messages } from '../messages/index.ts';

const loadUserMenu = () => import('./user-menu.lazy.tsx').then((part) => part.UserMenu);

/** The menu's entries about the account (product.md 2): log in and create account, or the guest's name with what belongs to it. */
export function AccountItems({ property }: { readonly property: Property }): ReactElement {
  const text = useMessages(messages);
  const { user, send } = useUnit({ user: $user, send: busEventHappened });
  if (user !== null) {
    const link = (
      <li>
        <a className="site-menu__item" href={paths.manageAccount(property.propertyCode)}>
          {user.firstname}
        </a>
      </li>
    );
    return <LazyView load={loadUserMenu} props={{}} frame={link} failed={link} />;
  }
  return (
    <>
      <li className="site-menu__guest">
        <button
          type="button"
          className="site-menu__item"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          onClick={() => {
            send({ type: 'login.requested.v1' });
          }}
        >
          {text('menu.login')}
        </button>
      </li>
      <li className="account-items__register site-menu__guest">
        <a className="site-menu__item" href={paths.register(property.propertyCode)}>
          {text('menu.register')}
        </a>
      </li>
    </>
  );
}
