import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { refused } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { aSetup, aSlot, paths, usualResponses } from '../../../test/responses.ts';
import { aGuest } from '../../../test/guest.ts';
import { TableBookingSlot } from './table-booking-slot.tsx';

afterEach(cleanup);

async function opened(answers: Record<string, unknown> = {}, detail: string | null = null) {
  const guest = await aGuest({ answers });
  let closed = 0;
  const close = (): void => {
    closed += 1;
  };
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <TableBookingSlot detail={detail} onClose={close} />
      </UiProvider>
    </Provider>,
  );
  return { guest, user: userEvent.setup(), timesClosed: () => closed };
}
/** All at once: the days and times would be drawn for each key. */
const fill = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const time = (name: string) => screen.findByRole('radio', { name });
const book = () => screen.getByRole('button', { name: 'Book this table' });
const party = () => within(screen.getByRole('group', { name: 'Guests' }));

describe('a guest who wants a table', () => {
  it('chooses a time, says how to reach them, and reads the reference', async () => {
    const { user, timesClosed } = await opened();
    await user.click(await time('19:00'));
    await fill('Email address', 'ada@example.org');
    await fill('Phone number', '+442079460958');
    await user.click(book());
    expect(await screen.findByRole('heading', { name: 'Table booking created.' })).toBe(
      document.activeElement,
    );
    expect(screen.getByText('T-4821')).toBeTruthy();
    expect(screen.getByText('Saturday, 21 Nov 2026 at 19:00')).toBeTruthy();
    expect(screen.getByText(/on its way to ada@example.org/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(timesClosed()).toBe(1);
  });

  it('for a stay finds arrival, party and details filled in, and never sees the secret', async () => {
    await opened({}, 'secret');
    const date = await screen.findByRole('radio', { name: 'Tuesday 1st December 2026' });
    expect(date).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'ada@example.org');
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ada Byron');
    expect(document.body.textContent).not.toContain('secret');
  });

  it('is told everything that is missing, each beside its field', async () => {
    const { user } = await opened();
    await time('19:00');
    await user.click(book());
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a time', 'A valid email address is required', 'A valid phone number is required']);
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the offers of a time', () => {
  it('are there to choose, with what they are', async () => {
    const { user, guest } = await opened();
    await user.click(await time('17:30, with an offer'));
    await user.click(screen.getByRole('radio', { name: /Early table/ }));
    await fill('Email address', 'ada@example.org');
    await fill('Phone number', '+442079460958');
    await user.click(book());
    expect(guest.callsTo(paths.create)).toMatchObject([{ body: { promotionId: 'early-table' } }]);
  });

  it('say until when the table is the guest’s', async () => {
    const { user } = await opened();
    await user.click(await time('20:30'));
    expect(screen.getByText('The table is yours until 22:00.')).toBeTruthy();
  });
});

describe('the party', () => {
  it('is chosen between the limits of the restaurant', async () => {
    await opened({ [paths.setup]: aSetup({ minOnlinePartySize: 2, maxOnlinePartySize: 4 }) });
    await time('19:00');
    expect(
      party()
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['2 Guests', '3 Guests', '4 Guests', 'More than 4']);
  });

  it('that is larger reads whom to contact, and cannot be booked', async () => {
    const { user } = await opened();
    await time('19:00');
    await user.click(party().getByRole('radio', { name: 'More than 8' }));
    expect(screen.getByText(/Up to 8 guests can book online/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /\+44 20 7946 0000/ })).toBeTruthy();
    expect(book()).toHaveProperty('disabled', true);
  });
});

describe('when there is no table', () => {
  it('the restaurant’s own text says so', async () => {
    await opened({ [paths.times]: [] });
    expect(await screen.findByText(/The Lock Keeper is full at this hour/)).toBeTruthy();
  });

  it('any longer: InfoMessage, the other times, and everything typed is still there', async () => {
    let isFull = false;
    const { user } = await opened({
      [paths.times]: () => (isFull ? [aSlot('20:30')] : [aSlot('19:00'), aSlot('20:30')]),
      [paths.create]: () => {
        isFull = true;
        return { success: false, bookingReference: null, infoMessage: 'This table has just been taken.' };
      },
    });
    await user.click(await time('19:00'));
    await fill('Email address', 'ada@example.org');
    await fill('Phone number', '+442079460958');
    await fill(/^Special requests/, 'A window');
    await user.click(book());
    expect((await screen.findByRole('alert')).textContent).toContain('This table has just been taken.');
    expect(await time('20:30')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '19:00' })).toBeNull();
    expect(screen.getByLabelText(/^Special requests/)).toHaveProperty('value', 'A window');
  });
});

describe('when tables cannot be had online', () => {
  it('because the calls fail: try again, or the hotel’s telephone and e-mail', async () => {
    let isDown = true;
    const { user } = await opened({
      [paths.restaurants]: () => (isDown ? refused(503, 'no') : usualResponses[paths.restaurants]),
    });
    await screen.findByText('We could not load the tables');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await time('19:00')).toBeTruthy();
  });

  it('because the hotel has none: whom to contact', async () => {
    await opened({ [paths.restaurants]: [] });
    expect(await screen.findByText('Tables cannot be booked online')).toBeTruthy();
    expect(screen.getByRole('link', { name: /stay@hotel.example/ })).toBeTruthy();
  });
});
