import { cleanup, render, screen } from '@testing-library/react';
import { aUser } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { LoggedInCardView } from './logged-in-card.tsx';

afterEach(cleanup);

it('leads back to where the guest came from', () => {
  const route = {
    path: '/Account/Register',
    params: {},
    query: '?returnUrl=%2FBook%2FHARBOUR%2FCheckout',
    hash: '',
  };
  render(
    <UiProvider locale="en-GB">
      <LoggedInCardView user={aUser()} propertyCode="HARBOUR" route={route} />
    </UiProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/Book/HARBOUR/Checkout');
});
