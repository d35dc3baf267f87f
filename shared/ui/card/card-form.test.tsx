import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import type { CreditCard } from '../../domain/index.ts';
import { aCard, aProperty } from '../../testing/index.ts';
import { CardForm } from './index.ts';

afterEach(cleanup);

const empty = aCard({
  creditCardNumber: '',
  creditCardName: '',
  expiryMonth: 0,
  expiryYear: 0,
  cvvNumber: '',
});
const field = (name: string) => ({ id: `card-${name}`, error: null });

function Form() {
  const [card, setCard] = useState<CreditCard>(empty);
  return (
    <UiProvider locale="en-GB">
      <CardForm
        card={card}
        accepted={aProperty().creditCards}
        today="2026/12/31"
        fields={{
          creditCardNumber: field('number'),
          creditCardName: field('name'),
          expiryMonth: field('month'),
          expiryYear: field('year'),
          cvvNumber: { ...field('code'), error: 'A valid security code is required' },
        }}
        onChange={(changes) => setCard((before) => ({ ...before, ...changes }))}
      />
    </UiProvider>
  );
}

it('writes the number in groups, names its scheme, and asks for as many digits as that has', async () => {
  render(<Form />);
  const number = screen.getByLabelText<HTMLInputElement>('Card number');
  await userEvent.type(number, '378282246310005');
  expect(number.value).toBe('3782 822463 10005');
  await userEvent.type(screen.getByLabelText('Security code (4 digits)'), '12a345');
  expect(screen.getByLabelText<HTMLInputElement>('Security code (4 digits)').value).toBe('1234');
});

it('offers the years from the hotel’s own, and says what is wrong beside the field', () => {
  render(<Form />);
  const years = within(screen.getByLabelText('Expiry year')).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['YYYY', '2026', '2027']);
  expect(screen.getByText('A valid security code is required')).toBeTruthy();
});
