import type { InvoiceRecipient } from 'shared/contracts';
import { useMessages } from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';

type Party = Pick<InvoiceRecipient, 'name' | 'addressLines' | 'vatId'> & {
  readonly companyName?: string | null;
};

/** Name, address and VAT id as they stand on an envelope; a company stands above the person. */
export function PartyLines({ party }: { readonly party: Party }) {
  const text = useMessages(invoiceMessages);
  const { companyName = null, name, addressLines, vatId } = party;
  const names = companyName === null ? [name] : [companyName, name];
  return (
    <address className="co-invoice__party">
      {names.map((line, index) =>
        index === 0 ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
      )}
      {addressLines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {vatId !== null && <span>{text('invoice.vatId', { vatId })}</span>}
    </address>
  );
}
