import { cleanup, render, screen } from '@testing-library/react';
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

function Form({ locale = 'en-GB' }) {
  const [card, setCard] = useState<CreditCard>(empty);
  return (
    <UiProvider locale={locale}>
      <CardForm
        card={card}
        accepted={aProperty().creditCards}
        fields={{
          creditCardNumber: field('number'),
          creditCardName: field('name'),
          expiry: field('expiry'),
          cvvNumber: { ...field('code'), error: 'Enter a valid security code' },
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

it('takes the digits of every keyboard, and keeps the caret between them', async () => {
  render(<Form />);
  const number = screen.getByLabelText<HTMLInputElement>('Card number');
  await userEvent.type(number, '٤٢٤٢４２４２');
  expect(number.value).toBe('4242 4242');
  await userEvent.type(number, '99', { initialSelectionStart: 4 });
  expect([number.value, number.selectionStart]).toEqual(['4242 9942 42', 7]);
  const expiry = screen.getByLabelText<HTMLInputElement>('Expiry date');
  await userEvent.type(expiry, '٠٩２８');
  expect(expiry.value).toBe('09 / 28');
  await userEvent.type(expiry, '{Backspace}', { initialSelectionStart: 2 });
  expect(expiry.selectionStart).toBe(1);
  const code = screen.getByLabelText<HTMLInputElement>(/Security code/);
  await userEvent.type(code, '１٢3');
  expect(code.value).toBe('123');
});

it.each([
  ['en-GB', 'Visa, Mastercard and American Express'],
  ['ar', 'Visa وMastercard وAmerican Express'],
  ['ja', 'Visa、Mastercard、American Express'],
])('lists the cards that the hotel takes as %s lists things', (locale, list) => {
  render(<Form locale={locale} />);
  expect(screen.getByText(new RegExp(list))).toBeTruthy();
});

it('takes the expiry as it is printed on the card, and says what is wrong beside the field', async () => {
  render(<Form />);
  const expiry = screen.getByLabelText<HTMLInputElement>('Expiry date');
  await userEvent.type(expiry, '0928');
  expect(expiry.value).toBe('09 / 28');
  expect([expiry.autocomplete, expiry.inputMode]).toEqual(['cc-exp', 'numeric']);
  expect(screen.getByText('Enter a valid security code')).toBeTruthy();
});
