import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { AskedByPress } from './asked-by-press.ts';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Part({ name }: { readonly name: string }) {
  return `${name} ${useContext(AskedByPress) ? 'was asked for' : 'asks for itself'}`;
}

function drawTabs() {
  const asked: string[] = [];
  const tab = (key: string) => ({
    key,
    label: key,
    children: <Part name={key} />,
    ask: () => void asked.push(key),
  });
  render(
    <UiProvider locale="en-GB">
      <Tabs label="Desk" items={[tab('first'), tab('second'), tab('third')]} />
    </UiProvider>,
  );
  return { asked, press: (name: string) => userEvent.click(screen.getByRole('tab', { name })) };
}
const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);

describe('the parts of the desk', () => {
  it('ask for themselves where nothing was pressed', () => {
    const { asked } = drawTabs();
    expect([shown(), asked]).toEqual([['first asks for itself'], []]);
  });

  it('are asked for by the press that opens them, once', async () => {
    const { asked, press } = drawTabs();
    await press('third');
    await press('third');
    expect([shown(), asked]).toEqual([['third was asked for'], ['third']]);
    await press('first');
    expect([shown(), asked]).toEqual([['first was asked for'], ['third', 'first']]);
  });
});
