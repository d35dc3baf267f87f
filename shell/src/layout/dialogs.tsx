import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { tableRemote } from 'shared/first-screen';
import { $property } from 'shared/runtime';
import { ContactLinks, Dialog, Loading, useMessages } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { RemoteSlot } from '../remotes/remote-part.tsx';
import { $registry } from '../routing/registry-model.ts';
import { $dialog, dialogClosed } from './dialogs-model.ts';
import { LazyView } from '../lazy-loading/lazy-view.tsx';

const views = () => import('./dialog-views.lazy.ts');
const loadLanguages = () => views().then((part) => part.LanguageList);
const loadContact = () => views().then((part) => part.ContactDetails);
const loadCurrencies = () => views().then((part) => part.CurrencyList);

/** The dialogs that can be opened from anywhere: contact, login, a table (product.md 2). */
export function Dialogs(): ReactElement | null {
  const text = useMessages(messages);
  const { dialog, close, property, registry } = useUnit({
    dialog: $dialog,
    close: dialogClosed,
    property: $property,
    registry: $registry,
  });
  const onClose = (): void => {
    close();
  };
  const frame = <Loading label={text('slot.loading')} />;
  if (dialog.kind === 'language') {
    return (
      <Dialog open onClose={onClose} title={text('language.title')} size="small">
        <LazyView load={loadLanguages} props={{}} frame={frame} failed={<p>{text('choices.failed')}</p>} />
      </Dialog>
    );
  }
  if (dialog.kind === 'none' || property === null) return null;
  const instead = (key: 'login.fallback' | 'table.fallback') => () => (
    <div className="stack">
      <p>{text(key)}</p>
      <ContactLinks contact={property} />
    </div>
  );
  switch (dialog.kind) {
    case 'contact':
      return (
        <Dialog open onClose={onClose} title={text('contact.title')} size="small">
          <LazyView
            load={loadContact}
            props={{ property }}
            frame={frame}
            failed={<ContactLinks contact={property} />}
          />
        </Dialog>
      );
    case 'currency':
      return (
        <Dialog open onClose={onClose} title={text('currency.title')} size="small">
          <LazyView load={loadCurrencies} props={{}} frame={frame} failed={<p>{text('choices.failed')}</p>} />
        </Dialog>
      );
    case 'login':
      return (
        <Dialog open onClose={onClose} title={text('login.title')} size="small">
          <RemoteSlot
            remote="mf-account"
            slot="login"
            onClose={onClose}
            detail={null}
            frame={frame}
            fallback={instead('login.fallback')}
          />
        </Dialog>
      );
    case 'table':
      return (
        <Dialog open onClose={onClose} title={text('table.title')}>
          <RemoteSlot
            remote={tableRemote(registry, property.propertyCode) ?? 'mf-restaurant'}
            slot="table-booking"
            onClose={onClose}
            detail={dialog.identifier}
            frame={frame}
            fallback={instead('table.fallback')}
          />
        </Dialog>
      );
    default:
      return dialog satisfies never;
  }
}
