import { useUnit } from 'effector-react';
import { CheckboxField, SelectField, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $hotels } from '../model.ts';
import { CurrencyChoice } from '../prices/currency-choice.tsx';
import { sortings } from '../search/criteria.ts';
import { $choices, $hasDates, choicesChanged } from '../search/model.ts';

const any = '';

/** In which order, and from which rating on; without areas there is no order by them. */
export function Toolbar({ hasAreas }: { readonly hasAreas: boolean }) {
  const text = useMessages(messages);
  const { choices, hotels, hasDates, change } = useUnit({
    choices: $choices,
    hotels: $hotels,
    hasDates: $hasDates,
    change: choicesChanged,
  });
  const ratings = [
    ...new Set(hotels.flatMap(({ hotelRating }) => (hotelRating === null ? [] : [Math.floor(hotelRating)]))),
  ]
    .filter((stars) => stars >= 1)
    .toSorted((a, b) => a - b);
  return (
    <div className="gr-tools">
      <SelectField
        autoComplete="off"
        label={text('group.sort')}
        rich="plain"
        value={choices.sort}
        onChange={(value) => change({ sort: sortings.find((each) => each === value) ?? 'price' })}
        options={sortings
          .filter((sorting) => hasAreas || sorting !== 'area')
          .map((sorting) => ({
            value: sorting,
            label: text(sorting === 'price' && !hasDates ? 'group.sort.price.none' : `group.sort.${sorting}`),
          }))}
      />
      {ratings.length > 0 && (
        <SelectField
          autoComplete="off"
          label={text('group.stars')}
          rich="slider"
          value={choices.stars === null ? any : String(choices.stars)}
          onChange={(value) => change({ stars: value === any ? null : Number(value) })}
          options={[
            { value: any, label: text('group.stars.any') },
            ...ratings.map((count) => ({
              value: String(count),
              label: text('group.stars.least', { count }),
            })),
          ]}
        />
      )}
      {hasDates && <CurrencyChoice />}
      {hasDates && (
        <CheckboxField
          className="gr-tools__free"
          label={text('group.free')}
          checked={choices.isFreeOnly}
          onChange={(isFreeOnly) => change({ isFreeOnly })}
        />
      )}
    </div>
  );
}
