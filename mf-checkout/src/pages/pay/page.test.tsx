import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import type { PaymentDue, Property } from 'shared/contracts';
import { $clock, $http, $route, navigationRequested, propertyLoaded } from 'shared/runtime';
import { aProperty, fixedClock, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { PayPage } from './page.tsx';

const aDue = (changes: Partial<PaymentDue> = {}): PaymentDue => ({
  status: 'Due',
  referenceNumber: 'BCDF2345',
  dateFrom: '2026/12/20',
  dateTo: '2026/12/23',
  amount: 360,
  currency: 'GBP',
  on: '2026/12/13',
  card: { scheme: 'visa', lastFour: '4242' },
  needsApproval: false,
  ...changes,
});

async function aGuestWhoPays(answers: Answers, property: Partial<Property> = {}) {
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf(answers)],
      [$route, { page: 'pay', params: { propertyCode: 'HARBOUR', confirmationToken: 'secret' } }],
    ],
  });
  const gone: string[] = [];
  createWatch({ unit: navigationRequested, fn: ({ to }) => gone.push(to), scope });
  await allSettled(propertyLoaded, { scope, params: aProperty(property) });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <PayPage />
      </UiProvider>
    </Provider>,
  );
  return gone;
}

const typeCard = (): void => {
  const fill = (label: RegExp, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  fill(/^Card number/, '4242424242424242');
  fill(/^Name on card/, 'Ada Lovelace');
  fill(/^Expiry date/, '12 / 30');
  fill(/^Security code/, '123');
};
const pay = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pay £360.00' }));

afterEach(cleanup);

describe('the page on which a later charge is paid', () => {
  it('of a change reads as paying for the change, not as a reminder', async () => {
    await aGuestWhoPays({ '/api/Payment/Due': aDue({ isOfChange: true }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your change' })).toBeTruthy();
    expect(screen.getByText('Your booking is changed. This is what the change costs more.')).toBeTruthy();
    expect(screen.getByText('Difference')).toBeTruthy();
    expect(screen.queryByText('Due since')).toBeNull();
  });

  it('says how much is due since when and for what', async () => {
    await aGuestWhoPays({ '/api/Payment/Due': aDue() });
    expect(await screen.findByText('£360.00')).toBeTruthy();
    expect(screen.getByText('Sun 13th Dec 2026')).toBeTruthy();
    expect(screen.getByText('BCDF2345')).toBeTruthy();
    expect(screen.queryByText(/Approve £360.00/)).toBeNull();
  });

  it.each([
    [aDue({ status: 'Paid' }), 'This is paid'],
    [aDue({ status: 'NotDue' }), 'There is nothing to pay now'],
    [aDue({ status: 'NotDue', on: null }), 'There is nothing to pay now'],
  ])('asks for no card where nothing is due', async (due, title) => {
    await aGuestWhoPays({ '/api/Payment/Due': due });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
  });

  describe('for rooms that were booked by telephone', () => {
    const held = { heldUntilUtc: '2026-11-21T10:00:00Z', card: null, on: null };

    it('says until when they are held, and takes a card', async () => {
      await aGuestWhoPays({ '/api/Payment/Due': aDue(held) });
      expect(await screen.findByText(/hold your rooms until 21 November 2026 at 10:00/)).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Your card' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Pay £360.00' })).toBeTruthy();
    });

    it('shows the words by which a card is kept as a guarantee, and charges nothing', async () => {
      const mandate = 'By confirming you let the hotel keep this card.';
      await aGuestWhoPays({ '/api/Payment/Due': aDue({ ...held, amount: 0, mandate }) });
      expect(await screen.findByText(mandate)).toBeTruthy();
      expect(screen.queryByText('Amount')).toBeNull();
      expect(screen.getByRole('button', { name: 'Give this card and confirm' })).toBeTruthy();
    });

    it.each([
      ['Paid', 'Your booking is confirmed'],
      ['NotDue', 'We no longer hold your rooms'],
    ] as const)('says how they stand: %s', async (status, title) => {
      await aGuestWhoPays({ '/api/Payment/Due': aDue({ ...held, status }) });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    });
  });

  it('says so where the link is not known', async () => {
    await aGuestWhoPays({ '/api/Payment/Due': refused(404, 'Not found') });
    expect(await screen.findByText('We can’t find this booking')).toBeTruthy();
  });

  it('names what is missing of the card before anything is sent', async () => {
    await aGuestWhoPays({ '/api/Payment/Due': aDue() });
    await screen.findByText('£360.00');
    await pay();
    expect(screen.getByText('Before we can pay, complete this:')).toBeTruthy();
  });

  it('says why a card was declined, and keeps what was typed', async () => {
    await aGuestWhoPays({
      '/api/Payment/Due': aDue(),
      '/api/Payment/Pay': refused(422, 'Your card was declined and nothing was charged.'),
    });
    await screen.findByText('£360.00');
    typeCard();
    await pay();
    expect(await screen.findByText('Your card was declined and nothing was charged.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name on card/).value).toBe('Ada Lovelace');
  });

  it('has a wallet of the simulator, which pays with one press', async () => {
    const gone = await aGuestWhoPays(
      {
        '/api/Payment/Due': aDue(),
        '/api/Payment/Pay': {
          success: true,
          message: '',
          status: 'RequiresAction',
          paymentUrl: '/api/Payment/Simulator/Challenge/y',
        },
      },
      { cardsAreSimulated: true },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Express checkout (test)' }));
    await waitFor(() => expect(gone).toEqual(['/api/Payment/Simulator/Challenge/y']));
  });

  it('leads to the bank with the card that is kept where the bank wants the guest', async () => {
    const gone = await aGuestWhoPays({
      '/api/Payment/Due': aDue({ needsApproval: true }),
      '/api/Payment/Pay': {
        success: true,
        message: '',
        status: 'RequiresAction',
        paymentUrl: '/api/Payment/Simulator/Challenge/x',
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve £360.00' }));
    await screen.findByText('£360.00');
    expect(gone).toEqual(['/api/Payment/Simulator/Challenge/x']);
  });
});
