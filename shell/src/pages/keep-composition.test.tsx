import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepComposition } from './keep-composition.ts';

afterEach(cleanup);

it.each([
  ['that ends a composition', { key: 'Enter', isComposing: true }, 0],
  ['that has just ended one in Safari', { key: 'Enter', keyCode: 229 }, 0],
  ['of its own', { key: 'Enter', keyCode: 13 }, 1],
])('an Enter %s reaches a field %o %i times', (_, key, times) => {
  keepComposition(document);
  let pressed = 0;
  render(<input aria-label="Name" onKeyDown={() => (pressed += 1)} />);
  const wasLeft = fireEvent.keyDown(screen.getByLabelText('Name'), key);
  expect([pressed, wasLeft]).toEqual([times, times === 1]);
});
