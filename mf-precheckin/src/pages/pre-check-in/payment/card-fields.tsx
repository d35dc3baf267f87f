import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { CardForm, SimulatorNotice } from 'shared/ui/card';
import { useFields } from '../components/use-problems.ts';
import { $card, cardTyped } from './model.ts';

/** A card that is typed, with its errors in the manner of this page. */
export function CardFields({ property }: { readonly property: Property }): ReactElement {
  const { card, type } = useUnit({ card: $card, type: cardTyped });
  const field = useFields('pc-card');
  const number = field('creditCardNumber');
  const fields = {
    creditCardNumber: { ...number, error: number.error ?? field('cardType').error },
    creditCardName: field('creditCardName'),
    expiry: field('expiry'),
    cvvNumber: field('cvvNumber'),
  };
  return (
    <>
      <SimulatorNotice property={property} />
      <CardForm card={card} accepted={property.creditCards} fields={fields} onChange={type} />
    </>
  );
}
