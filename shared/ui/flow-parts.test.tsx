import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectField } from './fields/select-field.tsx';
import { Drawer } from './surfaces/drawer.tsx';
import { provideFlowParts, type FlowParts } from './flow-parts.ts';

afterEach(() => {
  cleanup();
  provideFlowParts(null);
});

const parts: FlowParts = {
  Select: ({ control, value, rich }) => <output id={control.id}>{`${value} ${rich}`}</output>,
  Search: () => null,
  DialingCode: () => null,
  Drawer: ({ open, title }) => <aside aria-label={open ? 'open' : 'moving out'}>{title}</aside>,
  dialingCodeOf: () => null,
};
const come = (): void => act(() => provideFlowParts(parts));

function Countries({ rich }: { readonly rich?: 'search' }): ReactElement {
  const [value, setValue] = useState('GB');
  const options = [
    { value: 'DK', label: 'Denmark' },
    { value: 'GB', label: 'United Kingdom' },
  ];
  return <SelectField label="Country" value={value} onChange={setValue} options={options} rich={rich} />;
}

describe('a select whose place a richer one takes', () => {
  it('is taken when that has come, with what was chosen', () => {
    render(<Countries rich="search" />);
    expect(screen.getByLabelText('Country').tagName).toBe('SELECT');
    come();
    expect(screen.getByLabelText('Country').textContent).toBe('GB search');
  });

  it('is left alone as long as it has the focus', async () => {
    render(<Countries rich="search" />);
    const select = screen.getByLabelText('Country');
    select.focus();
    come();
    await userEvent.selectOptions(select, 'DK');
    expect(document.activeElement).toBe(select);
    await userEvent.tab();
    expect(screen.getByLabelText('Country').textContent).toBe('DK search');
  });

  it('stays the browser’s own where none is asked for', () => {
    render(<Countries />);
    come();
    expect(screen.getByLabelText('Country').tagName).toBe('SELECT');
  });
});

describe('a drawer', () => {
  const given = (open: boolean): ReactElement => (
    <Drawer open={open} onClose={() => undefined} title="Room" placement="end">
      All about it
    </Drawer>
  );

  it('is a dialog before the richer one has come, and as long as it is open', () => {
    const { rerender } = render(given(true));
    expect(screen.getByRole('dialog', { name: 'Room' })).toBeTruthy();
    come();
    expect(screen.getByRole('dialog', { name: 'Room' })).toBeTruthy();
    rerender(given(false));
    rerender(given(true));
    expect(screen.getByRole('complementary', { name: 'open' })).toBeTruthy();
  });
});
