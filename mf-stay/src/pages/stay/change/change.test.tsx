import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $clock, $http, $tabStorage, propertyLoaded, routeEntered, type TabStorage } from 'shared/runtime';
import { aConfirmation, aProperty, type Answers, fixedClock, httpOf, refused } from 'shared/testing';
import type { Stay } from 'shared/contracts';
import { UiProvider } from 'shared/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { aChangeQuote, aService, aStayRoom, aStayToManage, someLeft } from '../../../../test/stay.ts';
import { StayPage } from '../page.tsx';

afterEach(cleanup);

const ada = { individualId: null, firstName: 'Ada', lastName: 'Lovelace', email: null, phone: null };
const until = '2026-12-01T15:00:00.000Z';
const open = (change: Stay['changes'][number]['change'], isOpen = true) => ({
  change,
  untilUtc: until,
  isOpen,
});
const stay = aStayToManage({
  rooms: [aStayRoom({ guests: [ada] })],
  changes: [open('Cancel'), open('Dates'), open('Party'), open('Names'), open('Requests')],
});
const answered = { success: true, message: 'Your booking is changed.', stay, paymentUrl: null };
const usual: Answers = {
  '/api/Stay': stay,
  '/api/Reservation/Confirmation': aConfirmation(),
  '/api/Availability/Search': refused(503, ''),
  '/api/Stay/QuoteChange': aChangeQuote(),
  '/api/Stay/Change': answered,
};
const memory = (): TabStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
    },
  };
};

async function aGuest(answers: Answers = {}, storage = memory()) {
  const scope = fork({
    values: [
      [$http, httpOf({ ...usual, ...answers })],
      [$clock, fixedClock()],
      [$tabStorage, storage],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Stay/secret', params, query: '', hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <StayPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Confirm the change' }));
const openEditor = async () => {
  await screen.findByText('Confirmed');
  await press('Change the booking');
  await screen.findByLabelText(/^Your requests/);
};
const wish = async () => {
  await openEditor();
  await userEvent.type(screen.getByLabelText(/^Your requests/), 'A cot');
};

describe('changing a booking', () => {
  it('says what comes back before anything is changed, then that it is done', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay/Change': (input: unknown) => {
        asked.push(input);
        return answered;
      },
    });
    await wish();
    await press('See the new price');
    expect(await dialog().findByText('You get £120.00 back')).toBeTruthy();
    expect(dialog().getByText(/^It goes to your Visa ending in 4242/)).toBeTruthy();
    expect(asked).toEqual([]);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([
      { body: { confirmationToken: 'secret', quoteToken: 'change-1', notes: 'A cot' } },
    ]);
    const said = screen.getAllByText('Your booking is changed.');
    expect(said.some((each) => each.closest('[tabindex="-1"]') === document.activeElement)).toBe(true);
    expect(screen.queryByLabelText(/^Your requests/)).toBeNull();
  });

  it('leads to the payment where more is due', async () => {
    await aGuest({
      '/api/Stay/QuoteChange': aChangeQuote({ total: 480, difference: 120, refund: 0, dueNow: 120 }),
      '/api/Stay/Change': { ...answered, paymentUrl: '/Book/HARBOUR/Pay/secret' },
    });
    await wish();
    await press('See the new price');
    expect(await dialog().findByText('£120.00 is to be paid now')).toBeTruthy();
    await confirm();
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe('/Book/HARBOUR/Pay/secret');
  });

  it('offers the extras of each room, and asks for those that were chosen', async () => {
    const asked: unknown[] = [];
    await aGuest({
      '/api/Stay': {
        ...stay,
        rooms: [aStayRoom({ guests: [ada], services: [] })],
        changes: [open('Extras')],
      },
      '/api/Service/Get': {
        services: [aService(), aService({ serviceId: 'crib', serviceName: 'Crib' })],
        inventoryPerServiceId: { parking: someLeft(1), crib: someLeft(0) },
      },
      '/api/Stay/QuoteChange': (input: unknown) => {
        asked.push(input);
        return aChangeQuote({ total: 420, difference: 60, refund: 0, dueNow: 60 });
      },
    });
    await screen.findByText('Confirmed');
    await press('Change the booking');
    const group = within(await screen.findByRole('group', { name: 'Extras of room 1' }));
    expect(group.getByRole('checkbox', { name: 'Crib' }).hasAttribute('disabled')).toBe(true);
    expect(group.getByText('£60.00 for your stay')).toBeTruthy();
    await userEvent.click(group.getByRole('checkbox', { name: 'Parking' }));
    await press('See the new price');
    expect(await dialog().findByText('£60.00 is to be paid now')).toBeTruthy();
    expect(asked).toMatchObject([
      { body: { rooms: [{ services: [{ serviceId: 'parking', quantity: 1 }] }] } },
    ]);
  });

  it('keeps what was begun over a reload', async () => {
    const storage = memory();
    await aGuest({}, storage);
    await wish();
    cleanup();
    await aGuest({}, storage);
    expect(await screen.findByDisplayValue('A cot')).toBeTruthy();
  });

  it('asks anew and says so when another tab was faster', async () => {
    let quotes = 0;
    await aGuest({
      '/api/Stay/QuoteChange': () => {
        quotes += 1;
        return quotes === 1 ? aChangeQuote() : aChangeQuote({ total: 300, difference: -60, refund: 60 });
      },
      '/api/Stay/Change': refused(409, 'Your booking was changed meanwhile.'),
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect(await dialog().findByText('Your booking was changed meanwhile.')).toBeTruthy();
    expect(await dialog().findByText('You get £60.00 back')).toBeTruthy();
  });

  it('says that the hotel was faster where the booking was cancelled meanwhile, and shows it as it is', async () => {
    const over = 'This booking is not confirmed or was cancelled.';
    let isCancelled = false;
    await aGuest({
      '/api/Stay': () =>
        isCancelled
          ? {
              ...stay,
              isCancelled,
              changes: [],
              rooms: stay.rooms.map((room) => ({ ...room, cancelledAtUtc: '2026-11-20T10:00:00.000Z' })),
            }
          : stay,
      '/api/Stay/QuoteChange': ({ body }: { readonly body: { readonly rooms: readonly unknown[] } }) =>
        isCancelled ? refused(body.rooms.length === 0 ? 400 : 409, over) : aChangeQuote(),
      '/api/Stay/Change': () => {
        isCancelled = true;
        return refused(409, over);
      },
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(over, { selector: '.stay-done *' }).closest('[tabindex="-1"]')).toBe(
      document.activeElement,
    );
  });

  it('sends the same quote again where no answer came', async () => {
    const tokens: unknown[] = [];
    await aGuest({
      '/api/Stay/Change': ({ body }: { readonly body: { readonly quoteToken: string } }) => {
        tokens.push(body.quoteToken);
        return tokens.length === 1 ? refused(503, '') : answered;
      },
    });
    await wish();
    await press('See the new price');
    await dialog().findByText('You get £120.00 back');
    await confirm();
    expect(await dialog().findByText('We got no answer')).toBeTruthy();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tokens).toEqual(['change-1', 'change-1']);
  });

  it('gives the telephone number for what the hotel changes itself', async () => {
    await aGuest({ '/api/Stay': { ...stay, changes: [open('Dates', false), open('Requests')] } });
    await openEditor();
    expect(screen.queryByRole('button', { name: 'Choose other dates' })).toBeNull();
    expect(screen.queryByLabelText('First name of the lead guest')).toBeNull();
    expect(screen.getByText('The Harbour Hotel changes for you what you cannot change here:')).toBeTruthy();
  });
});
