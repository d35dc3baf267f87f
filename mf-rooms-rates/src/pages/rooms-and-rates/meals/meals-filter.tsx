import { useUnit } from 'effector-react';
import { useId, type ReactElement } from 'react';
import type { BoardBasis } from 'shared/contracts';
import { partyText } from 'shared/domain';
import { Button, EmptyState, useAnnounce, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $activeRoom, $allRooms } from '../selection/model.ts';
import { $mealChoices, $meals, $roomList, mealsChosen } from './model.ts';
import { withMeals } from './rules.ts';
import './meals.css';

const filterId = 'rr-meals';

/** Which rates are listed, by their meals; where they all have the same there is nothing to choose. */
export function MealsFilter(): ReactElement | null {
  const { choices, meals, list, room, choose } = useUnit({
    choices: $mealChoices,
    meals: $meals,
    list: $allRooms,
    room: $activeRoom,
    choose: mealsChosen,
  });
  const name = useId();
  const text = useMessages(messages);
  const announce = useAnnounce();
  if (choices.length === 0 && meals === null) return null;
  // What was chosen for other dates stays visible, so that it can be taken back.
  const options = meals === null || choices.includes(meals) ? choices : [...choices, meals];
  const option = (value: BoardBasis | null) => (
    <label key={value} className={value === meals ? 'rr-meal rr-meal--chosen' : 'rr-meal'}>
      <input
        className="rr-meal__input"
        type="radio"
        name={name}
        checked={value === meals}
        onChange={() => {
          choose(value);
          const { length: count } = withMeals(list, value, null).offers;
          if (room !== null) announce(text('rooms.found', { count, party: partyText(room, text) }));
        }}
      />
      {text(value === null ? 'meals.all' : `board.${value}`)}
    </label>
  );
  return (
    <fieldset className="rr-meals" id={filterId} tabIndex={-1}>
      <legend className="rr-meals__legend">{text('meals.legend')}</legend>
      <div className="rr-meals__choices">
        {option(null)}
        {options.map(option)}
      </div>
    </fieldset>
  );
}

/** No rate has the meals that the guest wants: says so, and takes the wish back. */
export function NoRatesWithMeals(): ReactElement | null {
  const { meals, all, list, choose } = useUnit({
    meals: $meals,
    all: $allRooms,
    list: $roomList,
    choose: mealsChosen,
  });
  const text = useMessages(messages);
  if (meals === null || all.offers.length === 0 || list.offers.length > 0) return null;
  return (
    <EmptyState
      icon="cutlery"
      title={text('meals.none')}
      action={
        <Button
          kind="primary"
          onClick={() => {
            choose(null);
            document.getElementById(filterId)?.focus({ preventScroll: true });
          }}
        >
          {text('meals.clear')}
        </Button>
      }
    >
      {text('meals.none-text', { meals: text(`board.${meals}`) })}
    </EmptyState>
  );
}
