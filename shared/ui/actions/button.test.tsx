import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button, type ButtonProps } from './button.tsx';

afterEach(cleanup);

it.each<[string, Partial<ButtonProps>, string | null]>([
  ['that can be pressed', {}, null],
  ['that is busy', { busy: true }, 'true'],
  ['that its page turns off', { 'aria-disabled': true }, 'true'],
  ['that is busy though its page leaves it on', { busy: true, 'aria-disabled': false }, 'true'],
])('a button %s says so to a screen reader, and keeps its focus', (_name, props, expected) => {
  render(<Button {...props}>Choose</Button>);
  const button = screen.getByRole('button', { name: 'Choose' });
  expect(button.getAttribute('aria-disabled')).toBe(expected);
  button.focus();
  expect(document.activeElement).toBe(button);
});
