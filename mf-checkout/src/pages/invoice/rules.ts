import type { InvoiceRecipient } from 'shared/contracts';
import type { FormIssue } from 'shared/runtime/factories';

/** The recipient as it is typed; the address line by line in one text. */
export interface RecipientValues {
  readonly name: string;
  readonly companyName: string;
  readonly vatId: string;
  readonly address: string;
}

export const noRecipient: RecipientValues = { name: '', companyName: '', vatId: '', address: '' };

const mostLines = 6;
const linesOf = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const valuesOf = ({ name, companyName, vatId, addressLines }: InvoiceRecipient): RecipientValues => ({
  name,
  companyName: companyName ?? '',
  vatId: vatId ?? '',
  address: addressLines.join('\n'),
});

export const recipientOf = ({ name, companyName, vatId, address }: RecipientValues): InvoiceRecipient => ({
  name: name.trim(),
  companyName: textOrNull(companyName),
  vatId: textOrNull(vatId),
  addressLines: linesOf(address),
});

/** What can be said without the server, which knows the forms of VAT ids. */
export function recipientIssues({ name, address }: RecipientValues): FormIssue<keyof RecipientValues>[] {
  const lines = linesOf(address).length;
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'invoice.form.name.missing' } as const] : []),
    ...(lines === 0 ? [{ field: 'address', message: 'invoice.form.address.missing' } as const] : []),
    ...(lines > mostLines ? [{ field: 'address', message: 'invoice.form.address.long' } as const] : []),
  ];
}

const fields: Readonly<Record<string, keyof RecipientValues>> = {
  'Recipient.Name': 'name',
  'Recipient.CompanyName': 'companyName',
  'Recipient.VatId': 'vatId',
  'Recipient.AddressLines': 'address',
};

/** The server's messages at their fields. */
export const issuesOfModelState = (modelState: Readonly<Record<string, readonly string[]>>): FormIssue[] =>
  Object.entries(modelState).flatMap(([path, messages]) => {
    const field = fields[path.replace(/\[\d+\]$/, '')];
    return field === undefined ? [] : messages.map((message) => ({ field, message, isSaid: true }));
  });
