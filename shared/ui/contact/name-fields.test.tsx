import { cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { NameFields } from './name-fields.tsx';

afterEach(cleanup);

const field = (label: string) => ({ label, value: '', onChange: () => undefined });

it.each([
  ['en-GB', ['First', 'Last']],
  ['ja', ['Last', 'First']],
])('in %s the names are asked in the order %j', (locale, labels) => {
  render(
    <UiProvider locale={locale}>
      <NameFields first={field('First')} last={field('Last')} />
    </UiProvider>,
  );
  const asked = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((input) => input.labels?.[0]?.textContent);
  expect(asked).toEqual(labels);
});

it('a browser fills in the names of each person for themselves', () => {
  render(
    <UiProvider locale="en-GB">
      <NameFields section="section-room-2" first={field('First')} last={field('Last')} />
    </UiProvider>,
  );
  const tokens = screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.autocomplete);
  expect(tokens).toEqual(['section-room-2 given-name', 'section-room-2 family-name']);
});
