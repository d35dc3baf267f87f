import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { PaymentType, type Property, type Rate, type RatePayment } from 'shared/contracts';
import {
  $clock,
  $http,
  basketRestored,
  bookConfigLoaded,
  emptyBasket,
  propertyLoaded,
  type Basket,
} from 'shared/runtime';
import { aBasketItem, aBookConfig, aProperty, aRate, fixedClock, httpOf } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enGB } from '../../../messages/en-GB.ts';
import { CheckoutPage } from '../page.tsx';
import { planOfBasket } from './rules.ts';
// How long their script takes to come is not what these tests are about.
import '../before-paying.lazy.tsx';

interface Guest {
  readonly payment?: RatePayment;
  readonly rate?: Partial<Rate>;
  readonly basket?: Partial<Basket>;
  readonly property?: Partial<Property>;
}

async function aGuestAtCheckout({ payment, rate, basket, property }: Guest): Promise<void> {
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf({ '/api/StaticData/:id/countries': [] })],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty(property) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ enablePayByCompanyInvoice: true }) });
  const items = [
    aBasketItem({
      dateFrom: '2026/12/20',
      dateTo: '2026/12/23',
      ratePlan: aRate({ allowPayByCompanyInvoice: true, ...(payment ? { payment } : {}), ...rate }),
    }),
  ];
  await allSettled(basketRestored, {
    scope,
    params: { ...emptyBasket, fromDate: '2026/12/20', toDate: '2026/12/23', items, ...basket },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <CheckoutPage />
      </UiProvider>
    </Provider>,
  );
}

/** Everything is in sight. */
class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(): void {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const section = async (): Promise<string> => {
  const heading = await screen.findByText('When you pay');
  return heading.closest('section')?.textContent ?? '';
};
const button = (key: 'checkout.confirm' | 'checkout.confirm.invoice', total: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: enGB[key].replace('{total}', total) });

afterEach(cleanup);

describe('the checkout of a rate that is not paid all at once', () => {
  it('asks for the deposit now and says what is paid at the hotel; no card is kept', async () => {
    await aGuestAtCheckout({ payment: { when: 'deposit', percent: 30 } });
    expect(await button('checkout.confirm', '£108.00')).toBeTruthy();
    const said = await section();
    expect(said).toContain('Now£108.00');
    expect(said).toContain('At the hotel£252.00');
    expect(said).not.toContain('keep this card');
  });

  it('asks for nothing now where it is paid at the hotel, and for the words of the guarantee', async () => {
    await aGuestAtCheckout({ payment: { when: 'at-hotel' } });
    expect(await button('checkout.confirm.invoice', '£360.00')).toBeTruthy();
    const said = await section();
    expect(said).toContain('NowNothing');
    expect(said).toContain('At the hotel£360.00');
    expect(said).toMatch(/you let .+ keep this card as a guarantee/);
  });

  it('says on which day the card is charged, and that it is kept for that', async () => {
    await aGuestAtCheckout({ payment: { when: 'days-before', days: 7 } });
    const said = await section();
    expect(said).toContain('On Sun 13th Dec 2026, from your card£360.00');
    expect(said).toMatch(/charge it for £360\.00 on Sun 13th Dec 2026, without asking you again/);
  });

  it('takes a voucher off what comes first', () => {
    const items = [
      aBasketItem({ ratePlan: aRate({ payment: { when: 'deposit', percent: 30 } }), totalRoomCost: 36_000 }),
    ];
    const basket = { ...emptyBasket, fromDate: '2026/12/20', items, hopGiftDiscountAmount: 20_000 };
    expect(planOfBasket(basket, aProperty(), '2026/11/22')).toEqual({
      dueNow: 0,
      later: [],
      atHotel: 16_000,
      needsCard: false,
    });
  });

  it('says that Paystack takes everything now', async () => {
    await aGuestAtCheckout({ payment: { when: 'at-hotel' }, property: { payByPaystack: true } });
    expect(await screen.findByText('Everything is paid now')).toBeTruthy();
    expect(await section()).toContain('Now£360.00');
  });
});

describe('beside the button of any rate stands', () => {
  it('what is paid now, in the hotel’s own currency', async () => {
    await aGuestAtCheckout({});
    expect(await button('checkout.confirm', '£360.00')).toBeTruthy();
    const said = await section();
    expect(said).toContain('Now£360.00');
    expect(said).toContain('Charged in pounds sterling (GBP).');
  });

  it('that a company is invoiced, and nothing is paid now', async () => {
    await aGuestAtCheckout({
      payment: { when: 'at-hotel' },
      basket: { paymentType: PaymentType.companyInvoice },
    });
    expect(await button('checkout.confirm.invoice', '£360.00')).toBeTruthy();
    const said = await section();
    expect(said).toContain('NowNothing');
    expect(said).toContain('By invoice£360.00');
  });

  const rule = (offsetHours: number, value: number) =>
    ({
      from: offsetHours === 0 ? 'Creation' : 'BeforeArrival',
      offsetHours,
      feeType: 'Percent',
      value,
    }) as const;
  it.each([
    ['that it is not refunded', [rule(0, 100)], 'Non-refundable'],
    ['until when cancelling is free', [rule(24, 100)], 'Free cancellation until 15:00 on Sat 19th Dec 2026'],
    ['the hotel’s own words where only they know', [], 'Ask us.'],
  ])('%s', async (_, cancellationPolicy, sentence) => {
    await aGuestAtCheckout({ rate: { cancellationPolicy, policy: 'Ask us.' } });
    expect(await section()).toContain(sentence);
  });

  it('which sentence is of which of two rooms', async () => {
    const rooms = [
      aBasketItem({ roomNumber: 1, ratePlan: aRate({ cancellationPolicy: [rule(0, 100)] }) }),
      aBasketItem({ roomNumber: 2, ratePlan: aRate({ cancellationPolicy: [rule(24, 100)] }) }),
    ];
    const names = rooms.map((room, index) => ({
      ...room,
      roomType: { ...room.roomType, name: `Type ${index}` },
    }));
    await aGuestAtCheckout({ basket: { items: names } });
    const said = await section();
    expect(said).toContain('Type 0: Non-refundable');
    expect(said).toContain('Type 1: Free cancellation until');
  });
});
