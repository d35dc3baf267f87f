import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from 'shared/ui';
import { aProperty, openedWith, refused } from 'shared/testing';
import { aGuest, type Guest, type Situation } from '../../../test/guest.ts';
import {
  anItem,
  aReservation,
  completedNotice,
  secondItem,
  theConfigurations,
  theExtras,
  wrongLink,
} from '../../../test/reservation.ts';
import { PreCheckInPage } from './page.tsx';

const setWidth = (width: number): void => {
  // happy-dom's own way to another screen.
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({ width });
};

async function open(situation: Situation = {}, width = 1440): Promise<Guest> {
  setWidth(width);
  const guest = await aGuest({ ...situation, isOpened: false });
  render(
    <Provider value={guest.scope}>
      <UiProvider locale="en-GB">
        <PreCheckInPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(guest.scope);
  return guest;
}
afterEach(() => {
  cleanup();
  setWidth(1440);
});

const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const twin = anItem({ roomConfiguration: 'twin' });
const oneRoom = { '/api/PreCheckIn/Get': aReservation({ reservationItems: [twin] }) };

describe('the welcome', () => {
  it('names the guest, the stay and what will be asked', async () => {
    await open({ answers: oneRoom });
    expect(heading()).toBe('Welcome, Ada');
    expect(screen.getByText('Tuesday 1st December 2026, from 15:00')).toBeTruthy();
    expect(screen.getByText('Double room · 2 adults')).toBeTruthy();
    const asked = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(asked).toContain('How you would like each room set up');
    expect(asked).not.toContain('A card, or that you pay at the hotel');
  });

  it('says how a booking is changed or cancelled: until when it is free, what was agreed, whom to tell', async () => {
    await open({ answers: oneRoom });
    const manage = screen.getByRole('region', { name: 'Change or cancel your booking' });
    expect(manage.textContent).toContain(
      'Free cancellation until 15:00 on Sun 29th Nov 2026; after that, 1 night is charged',
    );
    expect(manage.textContent).toContain('Free cancellation until two days before arrival.');
    expect(manage.textContent).toContain('Booking referenceHB-2041');
    const links = within(manage).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+442079460000',
      `mailto:${aProperty().email}?subject=Booking%20HB-2041%3A%20change%20or%20cancel`,
    ]);
    await press('Change or cancel your booking');
    expect(document.activeElement).toBe(manage);
  });

  it('leads to the page on which the booking is changed or cancelled, where the site has one', async () => {
    const answers = { ...oneRoom, '/api/PreCheckIn/Get': aReservation({ confirmationToken: 'secret' }) };
    await open({ answers });
    const link = screen.getByRole('link', { name: 'Manage your booking' });
    expect(link.getAttribute('href')).toBe('/Book/HARBOUR/Stay/secret');
    expect(screen.queryByText(/Our reception changes dates/)).toBeNull();
    cleanup();
    const close = openedWith({ remotes: {}, pins: {} });
    await open({ answers });
    expect(screen.queryByRole('link', { name: 'Manage your booking' })).toBeNull();
    expect(screen.getByText(/Our reception changes dates/)).toBeTruthy();
    close();
  });

  it('never shows the secret code of the link', async () => {
    await open({ answers: oneRoom });
    expect(document.body.innerHTML).not.toContain('k3x9');
  });

  it('leads to the extras first for who wants that', async () => {
    await open({ answers: oneRoom });
    await press('Add extras first');
    expect(heading()).toBe('Anything to add?');
  });
});

describe('a guest at the steps', () => {
  it('reads what is missing, each leading to its field', async () => {
    await open({ answers: oneRoom, hash: '#booker' });
    await userEvent.clear(screen.getByLabelText('First name'));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Continue');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter your first name' }));
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });

  it('comes to the heading of the next step', async () => {
    await open({ answers: oneRoom, hash: '#booker' });
    await press('Continue');
    expect(heading()).toBe('Your room');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('names everybody of a room on one screen of a desktop', async () => {
    await open({ answers: oneRoom, hash: '#room-1' });
    await press('Add a guest');
    const second = screen.getByRole('group', { name: /^Guest 2/ });
    await userEvent.type(within(second).getByLabelText('First name'), 'Charles');
    expect(screen.queryByRole('button', { name: 'Add a guest' })).toBeNull();
    await press('Remove guest 2');
    expect(screen.queryByRole('group', { name: /^Guest 2/ })).toBeNull();
  });

  it('comes from the room to the summary, and from there to the extras and back', async () => {
    await open({ answers: oneRoom, hash: '#room-1' });
    await press('Continue');
    expect(heading()).toBe('Is everything right?');
    await press('Add extras');
    expect(heading()).toBe('Anything to add?');
    await press('Back');
    expect(heading()).toBe('Is everything right?');
    await press('Add extras');
    await press('Continue');
    expect(heading()).toBe('Is everything right?');
  });

  it('reads a room that was booked in another language as what it is', async () => {
    const booked = anItem({ roomConfiguration: 'twin', textLanguage: 'da' });
    const answers = { '/api/PreCheckIn/Get': aReservation({ reservationItems: [booked] }) };
    await open({ answers, hash: '#room-1' });
    for (const words of [booked.roomType, booked.ratePlan]) {
      const marked = screen.getAllByText(words).filter(({ lang }) => lang === 'da');
      expect([words, marked.length > 0]).toEqual([words, true]);
    }
  });

  it('reads that a room for two needs one name, and may have two', async () => {
    await open({ answers: oneRoom, hash: '#room-1' });
    expect(
      screen.getByText('Check the room and its lead guest. Who else comes can be named too.'),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Lead guest' })).toBeTruthy();
  });

  it('names each guest on a screen of their own on a phone', async () => {
    await open({ answers: oneRoom, hash: '#room-1' }, 390);
    expect(screen.queryByLabelText('First name')).toBeNull();
    await press('Add a guest');
    expect(heading()).toBe('Guest 2');
    await userEvent.type(screen.getByLabelText('First name'), 'Charles');
    await userEvent.type(screen.getByLabelText('Last name'), 'Babbage');
    await press('Continue');
    expect(heading()).toBe('Lead guest');
    await press('Continue');
    expect(heading()).toBe('Your room');
    expect(screen.getByRole('button', { name: /Charles Babbage/ }).textContent).toContain('Checked');
  });

  it('sees what an extra adds to the stay, and takes it out again', async () => {
    await open({ answers: oneRoom, hash: '#extras' });
    await press('Add Parking for £60.00');
    const stay = screen.getByRole('complementary', { name: 'Your stay' });
    expect(stay.textContent).toContain('Extras added now£60.00');
    expect(stay.textContent).toContain('Still to be paid£60.00');
    await press('Added: Parking. Press to take it out');
    expect(stay.textContent).not.toContain('Still to be paid');
  });

  it('hears extras and beds of a hotel without the language of the page as what they are', async () => {
    const services = theExtras.services
      .filter(({ serviceId }) => serviceId === 'parking')
      .map((each) => ({ ...each, textLanguages: { ServiceName: 'en-GB', ServiceDescription: 'en-GB' } }));
    await open({
      answers: {
        ...oneRoom,
        '/api/Service/GetReservationItemServices': { ...theExtras, services },
        '/api/RoomTypeConfiguration/Get': theConfigurations.map((each) => ({
          ...each,
          textLanguages: { Text: 'en-GB' },
        })),
      },
      hash: '#extras',
    });
    const marked = () => [...document.querySelectorAll('[lang="en-GB"]')].map((each) => each.textContent);
    expect(marked()).toEqual(['Parking', 'A place in the courtyard.']);
    await press('Add Parking for £60.00');
    await press('Continue');
    await press('Continue');
    await press('Continue');
    expect(marked()).toContain('Parking');
    expect(marked()).toContain('Two single beds');
  });

  it('is told what the booking has already and what is sold out', async () => {
    const breakfast = {
      reservationItemId: 'item-1',
      serviceId: 'breakfast',
      quantity: 1,
      service: null,
      serviceName: 'Breakfast',
      cost: 90,
    };
    const items = [anItem({ services: [breakfast] }), secondItem()];
    await open({
      answers: { '/api/PreCheckIn/Get': aReservation({ reservationItems: items }) },
      hash: '#extras-1',
    });
    expect(screen.getByText('Included in your booking')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add Breakfast/ })).toBeNull();
    await press('Add Parking for £60.00');
    await press('Continue');
    expect(screen.getByRole('heading', { name: 'Extras for room 2, Family room' })).toBeTruthy();
    expect(screen.getByText('Sold out on your dates')).toBeTruthy();
  });

  it('goes on without extras that do not come', async () => {
    const answers = { ...oneRoom, '/api/Service/GetReservationItemServices': refused(500, 'Action failed') };
    await open({ answers, hash: '#extras' });
    expect(screen.getByText('We could not load the extras')).toBeTruthy();
    await press('Continue');
    expect(heading()).toBe('Lead guest');
  });
});

describe('payment details', () => {
  const due = aReservation({
    reservationItems: [{ ...twin }],
    paymentDetails: { reason: 'BalanceDue', paid: 100, balance: 260 },
  });
  async function toPayment(situation: Situation = {}): Promise<Guest> {
    const guest = await open({ answers: { '/api/PreCheckIn/Get': due }, ...situation, hash: '#booker' });
    await press('Continue');
    await press('Continue');
    await press('Continue to payment details');
    return guest;
  }

  it('ask for a card that stands for the balance', async () => {
    await toPayment();
    expect(screen.getByText('£260.00 is still to be paid.')).toBeTruthy();
    await press('Continue');
    expect(within(screen.getByRole('alert')).getByText('Enter a valid card number')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242');
    await userEvent.type(screen.getByLabelText('Expiry date'), '1230');
    await userEvent.type(screen.getByLabelText(/^Security code/), '123');
    await press('Continue');
    expect(screen.getByText('Card ending in 4242, not charged today')).toBeTruthy();
  });

  it('may be settled at the hotel', async () => {
    await toPayment();
    await userEvent.click(screen.getByRole('radio', { name: /^Pay at the hotel/ }));
    await press('Continue');
    expect(screen.getByText('At the hotel')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete check-in' })).toBeTruthy();
  });

  it('ask for no card where Paystack asks for it', async () => {
    await toPayment({ property: { payByPaystack: true } });
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByText(/You pay it at reception/)).toBeTruthy();
  });
});

describe('the review', () => {
  async function toReview(answers: Situation['answers'] = {}): Promise<Guest> {
    const guest = await open({ answers: { ...oneRoom, ...answers }, hash: '#booker' });
    await press('Continue');
    await press('Continue');
    return guest;
  }

  it('saves, and says what to do on arrival', async () => {
    const guest = await toReview();
    await userEvent.type(screen.getByLabelText('Anything we should know?'), 'A cot, please');
    await press('Complete check-in');
    expect(heading()).toBe('Your check-in form is done, Ada');
    expect(screen.getByText('Come to reception from 15:00 on Tuesday 1st December 2026.')).toBeTruthy();
    expect(guest.saves).toMatchObject([{ specialRequests: 'A cot, please' }]);
  });

  it('keeps what was typed when it is not saved, and says what to do', async () => {
    await toReview({ '/api/PreCheckIn/Save': refused(500, 'Action failed') });
    await userEvent.type(screen.getByLabelText('Anything we should know?'), 'A cot, please');
    await press('Complete check-in');
    const notice = screen.getByText('We have not saved your check-in yet').closest('.pc-notices');
    expect(document.activeElement).toBe(notice);
    expect(notice?.textContent).toContain('Check your connection and complete it again');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Anything we should know?').value).toBe(
      'A cot, please',
    );
  });

  it('leads to each part, and back', async () => {
    await toReview();
    await press('Change: Your details');
    expect(heading()).toBe('Your details');
    await press('Back to review');
    expect(heading()).toBe('Is everything right?');
  });

  it('says what has become incomplete, and leads there', async () => {
    await toReview();
    await press('Change: Your details');
    await userEvent.clear(screen.getByLabelText('Address'));
    await press('Back to review');
    await press('Your details: Enter your address');
    expect(heading()).toBe('Your details');
  });
});

describe('a link that opens no form', () => {
  it.each([
    ['that is wrong: in the warning colour', wrongLink, 'Pre Check In Error', 'pc-badge--warning'],
    [
      'that was used: in the positive colour',
      completedNotice,
      'Your check-in form is done',
      'pc-badge--positive',
    ],
    [
      'of which the server says nothing: in the negative colour',
      refused(500, 'Action failed'),
      'Pre Check In Error',
      'pc-badge--negative',
    ],
  ])('%s (product.md 4, 8)', async (_, answer, title, tone) => {
    await open({ answers: { '/api/PreCheckIn/Get': answer } });
    expect(heading()).toBe(title);
    expect(document.querySelector('.pc-badge')?.className).toContain(tone);
    expect(screen.getByRole('link', { name: '+44 20 7946 0000' }).getAttribute('href')).toBe(
      'tel:+442079460000',
    );
  });

  it('that was used leads to Manage booking and its extras', async () => {
    await open({ answers: { '/api/PreCheckIn/Get': completedNotice } });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Manage your booking')).toBe('/Book/HARBOUR/Stay/secret');
    expect(hrefOf('Add extras')).toBe('/Book/HARBOUR/Stay/secret#extras');
  });

  it('may be opened again when nobody answered', async () => {
    let isUp = false;
    const get = () => (isUp ? aReservation() : refused(503, 'Action failed'));
    await open({ answers: { '/api/PreCheckIn/Get': get } });
    expect(
      screen.getByText('This link is invalid. Please re check the link is correct and try again.'),
    ).toBeTruthy();
    isUp = true;
    await press('Try again');
    expect(heading()).toBe('Welcome, Ada');
  });
});
