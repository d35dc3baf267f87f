import type { TaxOrFee } from 'shared/contracts';
import { isBlank, isPerNight, isPerPerson } from 'shared/domain';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** What one tax or fee cannot mean, whatever the others say. */
function checkTax(tax: TaxOrFee, path: Path): Problem[] {
  const { percent, amount, minAge, maxAge, firstNights } = tax;
  const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
    isWrong ? [problemAt([...path, field], message)] : [];
  return [
    ...problem(isBlank(tax.name), 'Name', 'This has to be written out'),
    ...problem(percent === null && amount === null, 'Percent', 'A tax or fee has a Percent or an Amount'),
    ...problem(
      percent !== null && amount !== null,
      'Amount',
      'A tax or fee has a Percent or an Amount, not both',
    ),
    ...problem(
      minAge !== null && !(amount !== null && isPerPerson(tax)),
      'MinAge',
      'Ages count for an Amount per Person or PersonNight only',
    ),
    ...problem(
      maxAge !== null && !(amount !== null && isPerPerson(tax)),
      'MaxAge',
      'Ages count for an Amount per Person or PersonNight only',
    ),
    ...problem(
      minAge !== null && maxAge !== null && minAge > maxAge,
      'MaxAge',
      'The highest age is below the lowest',
    ),
    ...problem(
      firstNights !== null && !(amount !== null && isPerNight(tax)),
      'FirstNights',
      'Nights are counted for an Amount per RoomNight or PersonNight only',
    ),
    ...problem(tax.kind === 'VAT' && percent === null, 'Kind', 'VAT is a Percent'),
    ...problem(percent !== null && tax.per !== 'Stay', 'Per', 'Per says what an Amount is charged for'),
    ...problem(amount !== null && tax.of !== 'RoomAndExtras', 'Of', 'Of says what a Percent is taken of'),
  ];
}

/** Taxes and fees that cannot be charged, or not be told apart. */
export function checkTaxes({ property }: PropertyFile): Problem[] {
  const taxes = property.taxesAndFees ?? [];
  const pathOf = (index: number): Path => ['Property', 'TaxesAndFees', index];
  const ids = taxes.map(({ id }) => id);
  const contradiction =
    taxes.length > 0 && !property.pricesIncludeTax
      ? [
          problemAt(
            ['Property', 'PricesIncludeTax'],
            'Every total includes what TaxesAndFees name, so this has to be true',
          ),
        ]
      : [];
  const ofEach = taxes.flatMap((tax, index) => [
    ...(ids.indexOf(tax.id) < index
      ? [problemAt([...pathOf(index), 'Id'], `“${tax.id}” is used twice`)]
      : []),
    ...checkTax(tax, pathOf(index)),
  ]);
  return [...contradiction, ...ofEach];
}
