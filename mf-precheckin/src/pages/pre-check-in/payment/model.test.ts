import { refused } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { aGuest, type Guest } from '../../../../test/guest.ts';
import { anItem, aReservation } from '../../../../test/reservation.ts';
import { extraRequested, paymentChosen } from '../draft/model.ts';
import { saveForm } from '../save/model.ts';
import { continuePressed, stepChosen } from '../steps/model.ts';
import { $isPaymentSettled, $isTokenRefused, $token, takerChanged } from './model.ts';

const desktop = { isDesktop: true };
const cardGateway = { kind: 'Stripe' as const, publishableKey: 'pk_test_1', accountId: null };
const saved = { success: true, message: null };

interface Given {
  readonly tokens?: readonly (string | null)[];
  /** Of the saves, in order. */
  readonly answers?: readonly unknown[];
  readonly isApproved?: boolean;
}

/** A guest with something to pay, at the payment step of a hotel whose cards go to the gateway. */
async function atPayment({ tokens = ['ctoken_1'], answers = [saved], isApproved = true }: Given) {
  const given = [...tokens];
  const queue = [...answers];
  const guest = await aGuest({
    isApproved,
    property: { cardGateway, payByPaystack: false },
    answers: {
      '/api/PreCheckIn/Get': aReservation({ reservationItems: [anItem({ roomConfiguration: 'twin' })] }),
      '/api/PreCheckIn/Save': () => queue.shift() ?? saved,
    },
  });
  await guest.does(extraRequested, { item: 0, serviceId: 'parking', quantity: 1 });
  for (const _ of ['start', 'booker', 'room', 'summary']) await guest.does(continuePressed, desktop);
  expect(guest.at()).toBe('#payment');
  await guest.does(takerChanged, () => Promise.resolve(given.shift() ?? null));
  return { guest };
}

const save = (guest: Guest): Promise<void> => guest.does(saveForm.submitted, undefined);
const goOn = (guest: Guest): Promise<void> => guest.does(continuePressed, desktop);
const tokensOf = ({ saves }: Guest) => saves.map(({ paymentToken }) => paymentToken);

describe('a card that is given in the gateway’s form', () => {
  it('is sent as its token, with nothing of a card beside it, and is gone after that', async () => {
    const { guest } = await atPayment({});
    await goOn(guest);
    expect(guest.at()).toBe('#summary');
    expect([...guest.tab.values()].join(' ')).not.toContain('ctoken_1');
    await save(guest);
    expect(guest.saves).toMatchObject([{ paymentToken: 'ctoken_1', cardDetails: null }]);
    expect([guest.at(), guest.read($token)]).toEqual(['#complete', null]);
  });

  it('that was not drawn yet when the guest went on is asked as soon as it is', async () => {
    const { guest } = await atPayment({});
    await guest.does(takerChanged, null);
    await goOn(guest);
    expect([guest.at(), guest.read($token)]).toEqual(['#payment', null]);
    await guest.does(takerChanged, () => Promise.resolve('ctoken_1'));
    expect([guest.at(), guest.read($token)]).toEqual(['#summary', 'ctoken_1']);
  });

  it('that comes after the guest chose to pay at the hotel is not asked', async () => {
    const { guest } = await atPayment({});
    await guest.does(takerChanged, null);
    await goOn(guest);
    await guest.does(paymentChosen, 'hotel');
    await guest.does(takerChanged, () => Promise.resolve('ctoken_1'));
    expect([guest.at(), guest.read($token)]).toEqual(['#payment', null]);
  });

  it('which shows what is missing in it: the step stays', async () => {
    const { guest } = await atPayment({ tokens: [null] });
    await goOn(guest);
    const state = [guest.at(), guest.read($isPaymentSettled), guest.read($isTokenRefused)];
    expect(state).toEqual(['#payment', false, false]);
  });

  it('which gives no token and does not say why: the page says it', async () => {
    const { guest } = await atPayment({});
    await guest.does(takerChanged, () => Promise.reject(new Error('Stripe gave no token')));
    await goOn(guest);
    expect([guest.at(), guest.read($isTokenRefused)]).toEqual(['#payment', true]);
  });

  it('is not asked for twice, nor where the guest pays at the hotel', async () => {
    const { guest } = await atPayment({ tokens: ['ctoken_1', 'ctoken_2'] });
    await goOn(guest);
    await guest.does(stepChosen, { step: 'payment-details' });
    await goOn(guest);
    expect(guest.read($token)).toBe('ctoken_1');
    await guest.does(paymentChosen, 'hotel');
    await save(guest);
    expect(guest.saves).toMatchObject([{ cardDetails: null }]);
    expect(tokensOf(guest)).toEqual([undefined]);
  });

  it('that is declined is given anew', async () => {
    const { guest } = await atPayment({
      tokens: ['ctoken_1', 'ctoken_2'],
      answers: [{ success: false, message: 'The card was declined.', code: 'payment.declined' }],
    });
    await goOn(guest);
    await save(guest);
    expect(guest.read(saveForm.$refusal)).toEqual({ kind: 'rejected', message: 'The card was declined.' });
    expect(guest.read($isPaymentSettled)).toBe(false);
    await goOn(guest);
    await goOn(guest);
    await save(guest);
    expect(tokensOf(guest)).toEqual(['ctoken_1', 'ctoken_2']);
  });

  it('whose answer was lost is sent again as it was', async () => {
    const { guest } = await atPayment({ answers: [refused(503, '')] });
    await goOn(guest);
    await save(guest);
    await save(guest);
    expect(tokensOf(guest)).toEqual(['ctoken_1', 'ctoken_1']);
  });

  describe('and that the bank asks about', () => {
    const asks = {
      success: false,
      message: 'Your bank asks you.',
      paymentAction: { kind: 'Stripe', clientSecret: 'seti_1_secret_2' },
    };
    const notApproved =
      'Your bank did not approve the card, and nothing was saved. Give another card, or choose to pay at the hotel.';

    it('is saved as it was once the guest has approved', async () => {
      const { guest } = await atPayment({ answers: [asks, saved] });
      await goOn(guest);
      await save(guest);
      expect(tokensOf(guest)).toEqual(['ctoken_1', 'ctoken_1']);
      expect(guest.at()).toBe('#complete');
    });

    it.each([
      ['and does not approve', { isApproved: false, answers: [asks] }, 1],
      ['again and again, is asked once', { answers: [asks, asks, asks] }, 2],
    ])('%s: another card is given', async (_, given, saves) => {
      const { guest } = await atPayment(given);
      await goOn(guest);
      await save(guest);
      expect(tokensOf(guest)).toHaveLength(saves);
      expect(guest.read($token)).toBeNull();
      expect(guest.read(saveForm.$refusal)).toEqual({ kind: 'rejected', message: notApproved });
    });
  });
});
