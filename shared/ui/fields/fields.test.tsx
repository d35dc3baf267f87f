import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialingCodeOf } from '../../domain/index.ts';
import { provideFlowParts } from '../flow-parts.ts';
import { UiProvider } from '../theme/theme-provider.tsx';
import { CheckboxField, RadioCards } from './choices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { SelectField } from './select-field.tsx';
import { TelephoneField } from './telephone-field.tsx';
import { PasswordField, TextField } from './text-field.tsx';

afterEach(cleanup);
const ignore = (): void => undefined;

const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? 'missing')
    .join(' | ');

describe('a field', () => {
  it('that is left by pressing something says so when the press has ended, so that nothing moves under it', async () => {
    const said: string[] = [];
    render(
      <UiProvider locale="en-GB">
        <TextField label="Email" value="" onChange={ignore} onBlur={() => said.push('left')} />
      </UiProvider>,
    );
    const input = screen.getByLabelText('Email');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(input);
    expect(said).toEqual([]);
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(said).toEqual(['left']));
    fireEvent.blur(input);
    expect(said).toEqual(['left', 'left']);
  });

  it('is found by its label and says its hint and its error', () => {
    render(
      <TextField
        label="Email"
        hint="We write to it"
        error="A valid email address is required"
        required
        value=""
        onChange={ignore}
      />,
    );
    const input = screen.getByLabelText('Email');
    expect(descriptionOf(input)).toBe('We write to it | A valid email address is required');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('without hint and error refers to nothing', () => {
    render(<SelectField label="Country" value="" onChange={ignore} options={[]} error={null} />);
    const select = screen.getByLabelText('Country');
    expect(select.hasAttribute('aria-describedby')).toBe(false);
    expect(select.hasAttribute('aria-invalid')).toBe(false);
  });

  it('formats what is typed before it is told', () => {
    const told: string[] = [];
    render(
      <TextField
        label="Code"
        value=""
        onChange={(value) => told.push(value)}
        format={(value) => value.toUpperCase()}
      />,
    );
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'spring' } });
    expect(told).toEqual(['SPRING']);
  });

  it('keeps the caret where letters come between others', async () => {
    function Code() {
      const [code, setCode] = useState('');
      return (
        <TextField label="Code" value={code} onChange={setCode} format={(value) => value.toUpperCase()} />
      );
    }
    render(<Code />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(input, 'abc123');
    await userEvent.type(input, 'de', { initialSelectionStart: 3 });
    expect([input.value, input.selectionStart]).toEqual(['ABCDE123', 5]);
  });

  it('a password can be looked at', async () => {
    render(<PasswordField label="Password" value="secret" onChange={ignore} autoComplete="new-password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
  });

  it('a checkbox and a set of cards are wired the same way', () => {
    render(
      <>
        <CheckboxField label="I agree" checked={false} onChange={ignore} error="Please agree" />
        <RadioCards
          legend="Pay by"
          value={null}
          onChange={ignore}
          options={[{ value: 'card', label: 'Card' }]}
          error="Choose one"
        />
      </>,
    );
    expect(descriptionOf(screen.getByLabelText('I agree'))).toBe('Please agree');
    expect(descriptionOf(screen.getByRole('group', { name: 'Pay by' }))).toBe('Choose one');
  });
});

describe('the summary of errors', () => {
  const problems = [
    { fieldId: 'email', message: 'A valid email address is required' },
    { fieldId: null, message: 'Please agree to the terms' },
  ];

  it('takes focus when it appears and leads to the field', () => {
    render(
      <>
        <ErrorSummary title="Please check" problems={problems} />
        <TextField id="email" label="Email" value="" onChange={ignore} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'A valid email address is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('is nothing when all is well', () => {
    const { container } = render(<ErrorSummary title="Please check" problems={[]} />);
    expect(container.textContent).toBe('');
  });
});

describe('a number by steps', () => {
  const Guests = ({ start }: { readonly start: number }): ReactElement => {
    const [value, setValue] = useState(start);
    return (
      <NumberStepper label="Adults" value={value} min={1} max={3} onChange={setValue} maxReason="At most 3" />
    );
  };

  it('goes by its buttons, stops at its ends and says why', async () => {
    render(<Guests start={2} />);
    const value = screen.getByRole('status', { name: 'Adults' });
    await userEvent.click(screen.getByRole('button', { name: 'More: Adults' }));
    expect(value.textContent).toBe('3');
    expect(screen.getByRole('button', { name: 'More: Adults' })).toHaveProperty('disabled', true);
    expect(screen.getByText('At most 3')).toBeTruthy();
  });

  it('is text between two buttons, which are what the keyboard comes to', async () => {
    render(<Guests start={2} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fewer: Adults' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status', { name: 'Adults' }).textContent).toBe('1');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('a telephone field', () => {
  const nothing = () => null;
  beforeEach(() => {
    provideFlowParts({
      Select: nothing,
      Search: nothing,
      DialingCode: nothing,
      Drawer: nothing,
      dialingCodeOf,
    });
  });
  afterEach(() => {
    act(() => provideFlowParts(null));
  });

  const givenField = (countryCode = 'GB', onCountry?: (country: string) => void) => {
    const typed: string[] = [];
    function Form(): ReactElement {
      const [value, setValue] = useState('');
      const change = (next: string): void => {
        typed.push(next);
        setValue(next);
      };
      return (
        <TelephoneField
          label="Phone number"
          countryCode={countryCode}
          onCountry={onCountry}
          value={value}
          onChange={change}
        />
      );
    }
    render(<Form />);
    return { field: screen.getByLabelText<HTMLInputElement>('Phone number'), typed };
  };

  it('offers the dialing code of the default country, which is no answer by itself', async () => {
    const { field, typed } = givenField('DK');
    expect(field.placeholder).toBe('+45');
    await userEvent.click(field);
    expect(field.value).toBe('+45 ');
    await userEvent.tab();
    expect(field.value).toBe('');
    expect(typed).toEqual([]);
  });

  it('takes the rest of the number after it, and nothing when it is left as it was', async () => {
    const { field } = givenField();
    await userEvent.type(field, '20 7946 0142');
    await userEvent.tab();
    expect(field.value).toBe('+44 20 7946 0142');
    await userEvent.clear(field);
    await userEvent.type(field, '+44');
    await userEvent.tab();
    expect(field.value).toBe('');
  });

  it.each(['+4531234567', '004531234567'])('gives way to another code: %s', async (number) => {
    const { field } = givenField();
    await userEvent.type(field, number);
    expect(field.value).toBe(number);
  });

  it.each([
    ['on leaving the field', (): Promise<unknown> => userEvent.tab()],
    ['before Enter sends the form', (): Promise<unknown> => userEvent.keyboard('{Enter}')],
  ])('writes the code before the national form %s, and says the country', async (_, leave) => {
    await import('./telephone-number.lazy.ts');
    const countries: string[] = [];
    const { field } = givenField('GB', (country) => countries.push(country));
    fireEvent.focus(field);
    await userEvent.clear(field);
    await userEvent.type(field, '020 7946 0958', { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await leave();
    await waitFor(() => expect(field.value).toBe('+44 20 7946 0958'));
    expect(countries).toEqual(['GB']);
    expect(screen.getByRole('status').textContent).toMatch(/^United Kingdom · /);
  });

  it('takes an offered code away from what is no number there, so that the guest is asked', async () => {
    await import('./telephone-number.lazy.ts');
    const { field } = givenField();
    await userEvent.type(field, '020 79');
    await userEvent.tab();
    await waitFor(() => expect(field.value).toBe('020 79'));
  });

  it('offers nothing for a country without one', async () => {
    const { field } = givenField('AQ');
    await userEvent.click(field);
    expect(field.value).toBe('');
  });
});
