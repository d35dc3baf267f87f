import { describe, expect, it } from 'vitest';
import { bedChoices, defaultBeds } from './rules.ts';

describe('the beds of a room', () => {
  const king = { id: 'king', roomTypeId: 'double', text: 'King bed', isDefault: true, sleeps: 2 };
  const twin = { id: 'twin', roomTypeId: 'double', text: 'Twin beds', sleeps: 2 };
  const extra = { id: 'extra', roomTypeId: 'double', text: 'King and extra bed', isDefault: true, sleeps: 3 };
  const anybody = { id: 'any', roomTypeId: 'double', text: 'As you like' };
  const sofa = { id: 'sofa', roomTypeId: 'suite', text: 'Sofa bed' };
  const party = (numberOfAdults: number, numberOfChildren = 0) => ({
    roomTypeId: 'double',
    numberOfAdults,
    numberOfChildren,
  });

  it.each([
    ['two guests have all', [king, twin, extra, sofa], party(2), ['king', 'twin', 'extra'], 'king'],
    ['the third guest has a bed', [king, twin, extra], party(1, 2), ['extra'], 'extra'],
    ['the only one is not asked for', [anybody, sofa], party(2), ['any'], 'any'],
    ['without a default it is asked', [twin, anybody], party(2), ['twin', 'any'], null],
    ['nothing has beds for so many', [king, twin], party(4), ['king', 'twin'], 'king'],
    ['a room type without choices', [sofa], party(2), [], null],
  ])('%s', (_, configurations, guests, choices, unlessChosen) => {
    const found = bedChoices(configurations, guests);
    expect(found.map(({ id }) => id)).toEqual(choices);
    expect(defaultBeds(found)?.id ?? null).toBe(unlessChosen);
  });
});
