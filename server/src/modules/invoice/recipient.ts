import type { InvoiceRecipient } from 'shared/contracts';
import { isBlank } from 'shared/domain';
import { invalid } from '../../http/errors.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { modelStateOfProblems, type FieldProblem } from '../../http/model-state.ts';
import { readVatId } from '../../vat-id.ts';
import { translate } from './messages/index.ts';

const typed = (text: string): string => withoutCardNumbers(text.trim());
const typedOrNull = (text: string | null): string | null =>
  text === null || isBlank(text) ? null : typed(text);

function vatIdProblems(vatId: string | null): FieldProblem[] {
  if (vatId === null) return [];
  const read = readVatId(vatId);
  const path = 'Recipient.VatId';
  switch (read.kind) {
    case 'valid':
      return [];
    case 'no-country':
      return [{ path, said: translate.say('invoice.vat-id-country', { vatId, example: read.example }) }];
    case 'other-form': {
      const { country, example } = read;
      return [{ path, said: translate.say('invoice.vat-id-form', { vatId, country, example }) }];
    }
  }
}

/** The recipient that a guest typed, as it goes onto the invoice; throws 400 with what is wrong with which field. */
export function requireRecipient(given: InvoiceRecipient | null): InvoiceRecipient {
  if (given === null) throw invalid({ Recipient: [translate.say('invoice.recipient')] });
  const vatId = typedOrNull(given.vatId);
  const recipient = {
    name: typed(given.name),
    companyName: typedOrNull(given.companyName),
    addressLines: given.addressLines.map(typed).filter((line) => !isBlank(line)),
  };
  const problems: FieldProblem[] = [
    ...(isBlank(recipient.name) ? [{ path: 'Recipient.Name', said: translate.say('invoice.name') }] : []),
    ...(recipient.addressLines.length === 0
      ? [{ path: 'Recipient.AddressLines', said: translate.say('invoice.address') }]
      : []),
    ...vatIdProblems(vatId),
  ];
  if (problems.length > 0) throw invalid(modelStateOfProblems(problems));
  const read = vatId === null ? null : readVatId(vatId);
  return { ...recipient, vatId: read?.kind === 'valid' ? read.vatId : null };
}
