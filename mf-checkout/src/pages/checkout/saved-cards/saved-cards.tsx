import { useUnit } from 'effector-react';
import type { Property, SavedCard } from 'shared/contracts';
import { isCardExpired } from 'shared/domain';
import { $user } from 'shared/runtime';
import { CheckboxField, RadioCards, useMessages } from 'shared/ui';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { $card, $today, cardChanged, savedCardChosen } from '../model.ts';
import { useField } from '../use-field.ts';

const other = 'other';

/** product.md 6: a logged-in guest pays with a saved card, or with another one. */
export function SavedCards({ property }: { readonly property: Property }) {
  const text = useMessages(optionalMessages);
  const { user, card, today, choose } = useUnit({
    user: $user,
    card: $card,
    today: $today,
    choose: savedCardChosen,
  });
  const { id, error } = useField('savedCard');
  if (user === null || user.creditCards.length === 0) return null;
  const schemeOf = (saved: SavedCard): string =>
    property.creditCards.find((type) => type.id === saved.creditCardTypeId)?.name ?? '';
  return (
    <RadioCards
      id={id}
      error={error}
      legend={text('cards.legend')}
      value={card.creditCardId ?? other}
      onChange={(value) => choose(value === other ? null : value)}
      options={[
        ...user.creditCards.map((saved) => ({
          value: saved.creditCardId,
          label: text('cards.saved', { scheme: schemeOf(saved), name: saved.creditCardName }),
          description: isCardExpired(saved, today)
            ? text('cards.expired')
            : text('cards.expires', {
                month: String(saved.expiryMonth).padStart(2, '0'),
                year: saved.expiryYear,
              }),
          disabled: isCardExpired(saved, today),
        })),
        { value: other, label: text('cards.other') },
      ]}
    />
  );
}

/** product.md 3: saveCardForFutureUse. */
export function SaveCard() {
  const text = useMessages(optionalMessages);
  const { card, change } = useUnit({ card: $card, change: cardChanged });
  return (
    <CheckboxField
      label={text('cards.save')}
      hint={text('cards.save.hint')}
      checked={card.saveCardForFutureUse}
      onChange={(saveCardForFutureUse) => change({ saveCardForFutureUse })}
    />
  );
}
