import { isBlank } from 'shared/domain';
import { readVatId } from '../vat-id.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

const problem = (isWrong: boolean, path: Path, message: string): Problem[] =>
  isWrong ? [problemAt(path, message)] : [];

function checkVatId(vatId: string | null, path: Path): Problem[] {
  const read = vatId === null ? null : readVatId(vatId);
  switch (read?.kind) {
    case 'no-country':
      return [
        problemAt(path, `A VAT id begins with the two letters of its country, such as ${read.example}`),
      ];
    case 'other-form':
      return [problemAt(path, `This is not a VAT id of ${read.country}: one looks like ${read.example}`)];
    case 'valid':
    case undefined:
      return [];
  }
}

const checkLines = (lines: readonly string[], path: Path): Problem[] =>
  lines.flatMap((line, index) =>
    problem(isBlank(line), [...path, index], 'A line of an address cannot be empty'),
  );

/** Who issues invoices, and to which companies: what the law wants to stand on them. */
export function checkInvoices({ property, companies }: PropertyFile): Problem[] {
  const { legalEntity = null, taxesAndFees = [] } = property;
  const path: Path = ['Property', 'LegalEntity'];
  const hasVat = taxesAndFees.some(({ kind }) => kind === 'VAT');
  return [
    ...(legalEntity === null
      ? []
      : [
          ...problem(isBlank(legalEntity.name), [...path, 'Name'], 'This has to be written out'),
          ...problem(
            legalEntity.addressLines.length === 0,
            [...path, 'AddressLines'],
            'An invoice needs the address of who issues it',
          ),
          ...checkLines(legalEntity.addressLines, [...path, 'AddressLines']),
          ...problem(
            hasVat && legalEntity.vatId === null,
            [...path, 'VatId'],
            'Invoices with VAT need the VAT id of who issues them',
          ),
          ...checkVatId(legalEntity.vatId, [...path, 'VatId']),
        ]),
    ...companies.flatMap(({ vatId, addressLines }, index) => [
      ...checkVatId(vatId, ['Companies', index, 'VatId']),
      ...checkLines(addressLines, ['Companies', index, 'AddressLines']),
    ]),
  ];
}
