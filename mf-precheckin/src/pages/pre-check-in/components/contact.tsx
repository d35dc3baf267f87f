import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { Button } from 'shared/ui';

/** A telephone link without the spaces and brackets that people write. */
const phoneLink = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;

/** The hotel's telephone and e-mail; a number keeps its order in languages that are read from right to left. */
export const Contact = ({
  property,
  subject,
}: {
  readonly property: Property;
  /** Of the e-mail, so that the hotel knows which booking it is about. */
  readonly subject?: string;
}): ReactElement => (
  <div className="cluster pc-contact">
    <Button icon="phone" href={phoneLink(property.telephone)}>
      <bdi dir="ltr">{property.telephone}</bdi>
    </Button>
    <Button
      icon="mail"
      href={`mailto:${property.email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
    >
      <bdi dir="ltr">{property.email}</bdi>
    </Button>
  </div>
);
