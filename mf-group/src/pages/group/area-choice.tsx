import { useUnit } from 'effector-react';
import type { PropertyGroup } from 'shared/contracts';
import { textLanguage, toMinor } from 'shared/domain';
import { SelectField, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { useShownPrice } from './prices/use-shown-price.ts';
import { $areaOffers, $choices, $hasDates, choicesChanged, type AreaOffer } from './search/model.ts';

const cardsUpTo = 8;
const any = '';

interface AreaChoiceProps {
  readonly group: PropertyGroup;
}

/** "Choose area" (product.md 2): each with its hotels, how many of them have rooms, and from which price. */
export function AreaChoice({ group }: AreaChoiceProps) {
  const text = useMessages(messages);
  const money = useMoney();
  const shown = useShownPrice();
  const { choices, offers, hasDates, change } = useUnit({
    choices: $choices,
    offers: $areaOffers,
    hasDates: $hasDates,
    change: choicesChanged,
  });
  const choose = (value: string) => change({ area: value === any ? null : value });
  const hotelsIn = (areaId: string) => group.properties.filter((hotel) => hotel.areaId === areaId).length;
  const countText = (count: number, offer: AreaOffer | undefined) =>
    offer === undefined
      ? text('group.area.count', { count })
      : text('group.area.free', { count: offer.propertyCount, free: offer.availableCount });
  const fromText = (offer: AreaOffer | undefined) => {
    if (offer === undefined || offer.minimumRate === null) return null;
    const price = shown(toMinor(offer.minimumRate, offer.currency), offer.currency);
    return price && text('group.area.from', { price: money(price.amount, price.currency) });
  };
  const areas = group.areas.map((area) => {
    const { areaId, name } = area;
    const offer = offers.find((each) => each.areaId === areaId);
    return {
      value: areaId,
      name,
      language: textLanguage(area, 'Name'),
      count: countText(hotelsIn(areaId), offer),
      from: fromText(offer),
    };
  });
  const all = {
    value: any,
    name: text('group.area.any'),
    language: {},
    count: text('group.area.count', { count: group.properties.length }),
    from: null,
  };
  const chosen = choices.area ?? any;
  if (areas.length > cardsUpTo)
    return (
      <SelectField
        autoComplete="off"
        className="gr-area-select"
        label={text('group.area')}
        rich="search"
        value={chosen}
        onChange={choose}
        options={[all, ...areas].map(({ value, name, count, from }) => ({
          value,
          label: [name, count, ...(from === null ? [] : [from])].join(' · '),
        }))}
      />
    );
  return (
    <fieldset className="gr-areas">
      <legend className="field__label">{text('group.area')}</legend>
      <div className={hasDates ? 'gr-areas__list gr-areas__list--dated' : 'gr-areas__list'}>
        {[all, ...areas].map(({ value, name, language, count, from }) => (
          <label key={value} className={value === chosen ? 'gr-area gr-area--chosen' : 'gr-area'}>
            <input
              className="gr-area__input"
              type="radio"
              name="gr-area"
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span className="gr-area__name" {...language}>
              {name}
            </span>
            <span className="gr-area__facts">
              {count}
              {from !== null && <span className="gr-area__from">{from}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
