import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { mapLink } from 'shared/first-screen';
import { Facts, useMessages } from 'shared/ui';
import { openedMessages } from '../messages/opened.ts';

/** How the hotel is reached, in the dialog of the menu. */
export function ContactDetails({ property }: { readonly property: Property }): ReactElement {
  const text = useMessages(openedMessages);
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
