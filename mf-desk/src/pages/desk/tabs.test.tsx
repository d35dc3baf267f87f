import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { useContext } from 'react';
import { $route, navigationRequested, routeEntered } from 'shared/runtime';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { AskedByPress } from './asked-by-press.ts';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Part({ name }: { readonly name: string }) {
  return `${name} ${useContext(AskedByPress) ? 'was asked for' : 'asks for itself'}`;
}

const routeTo = (query: string) => ({ path: '/Desk/HARBOUR', params: {}, query, hash: '' });

function drawTabs(query = '') {
  const asked: string[] = [];
  const led: unknown[] = [];
  const scope = fork({ values: [[$route, routeTo(query)]] });
  createWatch({ unit: navigationRequested, scope, fn: (request) => led.push(request) });
  const tab = (key: string) => ({
    key,
    label: key,
    children: <Part name={key} />,
    ask: () => void asked.push(key),
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <Tabs label="Desk" items={[tab('first'), tab('second'), tab('third')]} />
      </UiProvider>
    </Provider>,
  );
  return {
    asked,
    led,
    press: (name: string) => userEvent.click(screen.getByRole('tab', { name })),
    arrive: (to: string) => act(() => allSettled(routeEntered, { scope, params: routeTo(to) })),
  };
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

  it('stand in the address, the first one by none, and those that keys pass leave no step to go back to', async () => {
    const { led, press } = drawTabs('?from=mail');
    await press('third');
    await press('first');
    await userEvent.keyboard('{ArrowRight}');
    expect(led).toEqual([
      { to: '/Desk/HARBOUR?from=mail&part=third', replace: false },
      { to: '/Desk/HARBOUR?from=mail', replace: false },
      { to: '/Desk/HARBOUR?from=mail&part=second', replace: true },
    ]);
  });

  it('are opened by the address, and by the way back, which asks for them anew', async () => {
    const { asked, press, arrive } = drawTabs('?part=second');
    expect(shown()).toEqual(['second asks for itself']);
    await press('third');
    await arrive('?part=third');
    expect(shown()).toEqual(['third was asked for']);
    await arrive('?part=second');
    expect([shown(), asked]).toEqual([['second asks for itself'], ['third']]);
    // Back is pressed before the address of the part has arrived.
    await press('third');
    await arrive('?part=second');
    expect(shown()).toEqual(['second asks for itself']);
  });

  it('open the first where the address names none that is open to the role', () => {
    drawTabs('?part=staff');
    expect(shown()).toEqual(['first asks for itself']);
  });
});
