import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { InvoiceRecipient } from 'shared/contracts';
import { $http, propertyLoaded, routeEntered } from 'shared/runtime';
import { anInvoice, anInvoiceResponse, aProperty, httpOf, refused, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { InvoicePage } from './page.tsx';

const path = '/api/Reservation/Invoice';
const ada: InvoiceRecipient = { name: 'Ada Byron', companyName: null, vatId: null, addressLines: [] };

async function open(answers: Answers) {
  const scope = fork({ values: [[$http, httpOf(answers)]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Invoice/secret', params, query: '', hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <InvoicePage />
      </UiProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Invoice' });
}

/** Answers reads with the one and whatever is sent with the other, and keeps what was sent. */
function anOffice(before: unknown, after: unknown) {
  const sent: unknown[] = [];
  const answers: Answers = {
    [path]: (input: { readonly body?: unknown }) => {
      if (input.body === undefined) return before;
      sent.push(input.body);
      return after;
    },
  };
  return { answers, sent };
}

afterEach(cleanup);

describe('the page of an invoice', () => {
  it('shows both sides, lines, VAT with rate and base, other taxes and the total', async () => {
    await open({ [path]: anInvoiceResponse() });
    const invoice = await screen.findByRole('article', { name: 'Invoice HARBOUR-2026-000001' });
    expect(invoice.textContent).toContain('VAT id GB123456789');
    expect(invoice.textContent).toContain('Engines Ltd');
    const vat = within(screen.getByRole('table', { name: 'VAT' }));
    expect(vat.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '20%',
      '£300.00',
      '£60.00',
    ]);
    expect(screen.getByText('City tax · 2 guests × 3 nights').nextSibling?.textContent).toBe('£15.00');
    expect(screen.getByText('Total').nextSibling?.textContent).toBe('£375.00');
    expect(screen.getByRole('link', { name: 'Back to the confirmation' }).getAttribute('href')).toBe(
      '/Book/HARBOUR/Confirmation/secret',
    );
  });

  it('has no VAT lines where there is no VAT, and says what a voucher is', async () => {
    await open({ [path]: anInvoiceResponse({ invoice: anInvoice({ vat: [], voucher: 50, paid: 325 }) }) });
    await screen.findByRole('article');
    expect(screen.queryByRole('table', { name: 'VAT' })).toBeNull();
    expect(screen.getByText('Paid by gift voucher').nextSibling?.textContent).toBe('£50.00');
    expect(screen.getByText(/does not change the amounts on which VAT is charged/)).toBeTruthy();
  });

  it('the first one is issued to whom the guest says', async () => {
    const { answers, sent } = anOffice(
      anInvoiceResponse({ invoice: null, recipient: ada }),
      anInvoiceResponse(),
    );
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Issue the invoice' }));
    expect(screen.getByRole('alert').textContent).toContain('Enter an address');
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Address/), '1 Row{enter}London');
    await userEvent.type(screen.getByLabelText(/^Company/), 'Engines Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Issue the invoice' }));
    await screen.findByRole('article');
    expect(sent).toMatchObject([
      {
        confirmationToken: 'secret',
        corrects: null,
        recipient: { name: 'Ada Byron', companyName: 'Engines Ltd', addressLines: ['1 Row', 'London'] },
      },
    ]);
  });

  it('what the server says of the VAT id stands at its field', async () => {
    const refusal = refused(400, 'The request is invalid.');
    Object.assign(refusal.failure, { modelState: { 'Recipient.VatId': ['“GB1” is not a VAT id of GB.'] } });
    const { answers } = anOffice(
      anInvoiceResponse({ invoice: null, recipient: { ...ada, vatId: 'GB1', addressLines: ['1 Row'] } }),
      refusal,
    );
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Issue the invoice' }));
    expect((await screen.findByRole('alert')).textContent).toContain('“GB1” is not a VAT id of GB.');
    expect(screen.getByLabelText(/^VAT id/).getAttribute('aria-invalid')).toBe('true');
  });

  it('a correction names the invoice whose place it takes', async () => {
    const corrects = { number: 'HARBOUR-2026-000001', issuedOn: '2026/11/20' };
    const correction = anInvoice({ number: 'HARBOUR-2026-R000001', corrects });
    const { answers, sent } = anOffice(anInvoiceResponse(), anInvoiceResponse({ invoice: correction }));
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the recipient' }));
    await userEvent.clear(screen.getByLabelText(/^Company/));
    await userEvent.click(screen.getByRole('button', { name: 'Issue the corrected invoice' }));
    await screen.findByRole('article', { name: 'Invoice HARBOUR-2026-R000001' });
    expect(screen.getByText(/corrects and takes the place of HARBOUR-2026-000001/)).toBeTruthy();
    expect(sent).toMatchObject([{ corrects: 'HARBOUR-2026-000001', recipient: { companyName: null } }]);
  });

  it('a company’s own details are not typed, and a changed booking is invoiced anew', async () => {
    const before = anInvoiceResponse({ isRecipientFixed: true, isOutdated: true });
    const { answers, sent } = anOffice(before, anInvoiceResponse({ isRecipientFixed: true }));
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Issue a corrected invoice' }));
    expect(sent).toMatchObject([{ corrects: 'HARBOUR-2026-000001' }]);
    expect(screen.queryByRole('button', { name: 'Correct the recipient' })).toBeNull();
  });

  it('says why there is none, in the hotel’s words', async () => {
    await open({ [path]: refused(404, 'This hotel does not issue invoices here.') });
    expect(await screen.findByText('This hotel does not issue invoices here.')).toBeTruthy();
  });
});
