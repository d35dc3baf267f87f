export const invoiceMessages = {
  'invoice.not-offered': 'This hotel does not issue invoices here. Please ask at the reception.',
  'invoice.not-confirmed': 'There is an invoice once the booking is confirmed.',
  'invoice.nothing-kept':
    'This booking was cancelled and nothing is kept of it: there is nothing to invoice.',
  'invoice.recipient': 'Please say who the invoice is made out to.',
  'invoice.name': 'Please give a name.',
  'invoice.address': 'Please give an address.',
  'invoice.vat-id-country':
    '“{vatId}” is not a VAT id: it begins with the two letters of its country, such as {example}.',
  'invoice.vat-id-form': '“{vatId}” is not a VAT id of {country}: one looks like {example}.',
  'invoice.none-to-correct': 'There is no invoice of this booking to correct.',
  'invoice.corrected-already':
    'This invoice was corrected by {number} meanwhile. Please open the page again.',
  'invoice.corrected-too-often':
    'This invoice was corrected several times already. Please ask the hotel for another correction.',
} as const;
