import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { BookingErrorNotice } from '../booking-error-notice.tsx';
import { $addedWhenSent } from '../confirm-model.ts';
import type { Turnstile } from './load-turnstile.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  globalThis.turnstile = undefined;
});

/** Scripts that the page asks for, which never come. */
function scriptsOfPage() {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  return scripts;
}

type Options = Parameters<Turnstile['render']>[1];

/** The provider's script has come; what it is asked to draw. */
function aTurnstile() {
  const drawn: Options[] = [];
  const removed: string[] = [];
  globalThis.turnstile = {
    render: (_place, options) => {
      drawn.push(options);
      return `widget-${String(drawn.length)}`;
    },
    remove: (widget) => void removed.push(widget),
  };
  return { drawn, removed };
}

const property = aProperty({
  challenge: { kind: 'Turnstile', siteKey: 'the-site-key' },
  telephone: '+44 20 1234',
});

async function aRefusedGuest(hotel = property) {
  const scope = fork({ values: [[$addedWhenSent, () => ({ browserData: null })]] });
  const shown = render(
    <Provider value={scope}>
      <UiProvider locale="da">
        <BookingErrorNotice property={hotel} error={{ kind: 'challenge', message: 'Call us:' }} />
      </UiProvider>
    </Provider>,
  );
  await act(() => Promise.resolve());
  return { scope, shown };
}

it('draws the widget where the guest looks, in their language, and sends the booking again with its token', async () => {
  const { drawn, removed } = aTurnstile();
  const { scope, shown } = await aRefusedGuest();
  await screen.findByRole('group');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(drawn).toMatchObject([{ sitekey: 'the-site-key', language: 'da' }]);
  act(() => drawn[0]?.callback('solved'));
  expect(scope.getState($addedWhenSent)(new Date(0))).toEqual({
    browserData: null,
    challengeToken: 'solved',
  });
  shown.unmount();
  expect(removed).toEqual(['widget-1']);
});

it('loads the provider’s script only then; when it does not come the guest may try again or call', async () => {
  const scripts = scriptsOfPage();
  await aRefusedGuest();
  await screen.findByRole('group');
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  ]);
  for (const script of scripts) fireEvent.error(script);
  expect((await screen.findByText(/\+44 20 1234/)).getAttribute('role')).toBe('alert');
  const { drawn } = aTurnstile();
  fireEvent.click(screen.getByRole('button'));
  await screen.findByRole('group');
  await act(() => Promise.resolve());
  expect(drawn).toHaveLength(1);
});

it('shows the server’s message and the telephone where the page knows no challenge', async () => {
  await aRefusedGuest(aProperty({ telephone: '+44 20 1234' }));
  expect(await screen.findByText('Call us: +44 20 1234')).toBeTruthy();
});
