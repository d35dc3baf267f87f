import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { mapLink, tableRemote } from 'shared/first-screen';
import { $property } from 'shared/runtime';
import { ContactLinks, Dialog, Facts, Loading, useMessages } from 'shared/ui';
import { LanguageList } from '../language/language-list.tsx';
import { messages } from '../messages/index.ts';
import { RemoteSlot } from '../remotes/remote-part.tsx';
import { $registry } from '../routing/registry-model.ts';
import { $dialog, dialogClosed } from './dialogs-model.ts';
import { LazyView } from '../lazy-loading/lazy-view.tsx';

const loadCurrencies = () => import('../currency/currency-list.lazy.tsx').then((part) => part.CurrencyList);

function ContactDetails({ property }: { readonly property: Property }): ReactElement {
  const text = useMessages(messages);
  const map = mapLink(property);
  return (
    <div className="stack">
      <p className="muted">{text('contact.lead', { hotel: property.propertyName })}</p>
      <Facts
        items={[
          {
            term: text('contact.telephone'),
            detail: <a href={`tel:${property.telephone.replace(/[^+\d]/g, '')}`}>{property.telephone}</a>,
          },
          { term: text('contact.email'), detail: <a href={`mailto:${property.email}`}>{property.email}</a> },
          { term: text('contact.address'), detail: property.propertyAddress },
        ]}
      />
      {map !== null && (
        <p>
          <a href={map} target="_blank" rel="noreferrer">
            {text('contact.map')}
          </a>
        </p>
      )}
    </div>
  );
}

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
  if (dialog.kind === 'language') {
    return (
      <Dialog open onClose={onClose} title={text('language.title')} size="small">
        <LanguageList />
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
  const frame = <Loading label={text('slot.loading')} />;
  switch (dialog.kind) {
    case 'contact':
      return (
        <Dialog open onClose={onClose} title={text('contact.title')} size="small">
          <ContactDetails property={property} />
        </Dialog>
      );
    case 'currency':
      return (
        <Dialog open onClose={onClose} title={text('currency.title')} size="small">
          <LazyView
            load={loadCurrencies}
            props={{}}
            frame={frame}
            failed={<p>{text('currency.failed')}</p>}
          />
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
