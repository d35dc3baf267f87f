import { useUnit } from 'effector-react';
import { RadioCards, SelectField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { fieldId } from './field-id.ts';
import { $draft, $restaurants, draftChanged } from './model.ts';
import { useErrors } from './use-errors.ts';

const cardsUpTo = 4;

/** In which restaurant; a hotel with only one asks nothing and says its name. */
export function RestaurantChoice() {
  const text = useMessages(messages);
  const errorOf = useErrors();
  const { draft, restaurants, change } = useUnit({
    draft: $draft,
    restaurants: $restaurants,
    change: draftChanged,
  });
  const all = restaurants ?? [];
  const [only] = all;
  if (all.length === 1) return <p className="rt-only">{only?.name}</p>;
  const field = {
    id: fieldId('restaurantId'),
    error: errorOf('restaurantId'),
    onChange: (restaurantId: string) => change({ restaurantId }),
  };
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return all.length <= cardsUpTo ? (
    <RadioCards
      {...field}
      legend={text('table.restaurant')}
      columns={2}
      value={draft.restaurantId}
      options={options}
    />
  ) : (
    <SelectField
      autoComplete="off"
      {...field}
      label={text('table.restaurant')}
      rich="search"
      value={draft.restaurantId ?? ''}
      placeholder={text('validation.restaurant')}
      options={options}
      required
    />
  );
}
