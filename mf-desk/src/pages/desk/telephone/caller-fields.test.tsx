import { cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from 'shared/ui';
import { DeskTheme } from 'shared/ui/desk';
import { afterEach, expect, it } from 'vitest';
import { CallerFields, nobody } from './caller-fields.tsx';

afterEach(cleanup);

it.each([
  ['+44 (20) 7946-0999', true],
  ['0045/33.44.55.66', true],
  ['33445566', false],
  ['+45', false],
])('a browser checks the telephone number %s by an expression that it can read', (typed, isGood) => {
  render(
    <UiProvider locale="en-GB">
      <DeskTheme>
        <CallerFields caller={nobody('en')} edit={() => undefined} />
      </DeskTheme>
    </UiProvider>,
  );
  const { pattern } = screen.getByLabelText<HTMLInputElement>('Telephone');
  // As a browser does, which ignores an expression that is not valid with this flag.
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(typed)).toBe(isGood);
});
