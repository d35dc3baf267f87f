import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { propertyLoaded, routeEntered } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { PreCheckInPage } from './page.tsx';

beforeEach(async () => {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', referenceNumber: 'HB-2041', code: 'k3x9' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/PreCheckIn/HARBOUR/HB-2041/k3x9', params, query: '', hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <PreCheckInPage />
      </UiProvider>
    </Provider>,
  );
});
afterEach(cleanup);

describe('a guest who opens the link of a reservation', () => {
  it('reads the reference and the hotel’s times', () => {
    expect(screen.getByText('HB-2041')).toBeTruthy();
    expect(screen.getByText('Check-in from 15:00, check-out until 11:00')).toBeTruthy();
  });

  it('writes to the hotel in a mail that names the reservation', () => {
    const link = screen.getByRole('link', { name: 'Write to stay@hotel.example' });
    expect(link.getAttribute('href')).toBe('mailto:stay@hotel.example?subject=Pre%20check-in%20HB-2041');
  });

  it('calls the hotel', () => {
    const link = screen.getByRole('link', { name: 'Call +44 20 7946 0000' });
    expect(link.getAttribute('href')).toBe('tel:+442079460000');
  });

  it('never sees the secret code of the link', () => expect(document.body.textContent).not.toContain('k3x9'));
});
