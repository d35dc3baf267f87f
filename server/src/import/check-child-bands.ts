import { isBlank } from 'shared/domain';
import type { ChildBand } from 'shared/contracts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

const kinds: readonly ChildBand['countsAs'][] = ['Infant', 'Child', 'Adult'];

interface AgeRange {
  readonly minAge: number;
  readonly maxAge: number;
}

const reversed = ({ minAge, maxAge }: AgeRange, path: Path): Problem[] =>
  minAge > maxAge ? [problemAt([...path, 'MaxAge'], 'The highest age is below the lowest')] : [];

/** A band against the one before it: youngest first, without a gap from 0, and never as younger guests. */
function followingProblems(band: ChildBand, before: ChildBand | undefined, path: Path): Problem[] {
  const next = before === undefined ? 0 : before.maxAge + 1;
  return [
    ...(band.minAge === next
      ? []
      : [
          problemAt(
            [...path, 'MinAge'],
            band.minAge < next
              ? `Age ${String(band.minAge)} is in the band before already`
              : `No band has the ages from ${String(next)} on: the band begins at ${String(next)}`,
          ),
        ]),
    ...(before !== undefined && kinds.indexOf(band.countsAs) < kinds.indexOf(before.countsAs)
      ? [
          problemAt(
            [...path, 'CountsAs'],
            `The younger guests of “${before.name}” count as ${before.countsAs}`,
          ),
        ]
      : []),
  ];
}

function checkBand({ property }: PropertyFile, band: ChildBand, path: Path): Problem[] {
  const isAsked = {
    Infant: property.enableInfantSearch,
    Child: property.enableChildrenSearch,
    Adult: property.enableChildrenSearch,
  }[band.countsAs];
  const switchOf = band.countsAs === 'Infant' ? 'EnableInfantSearch' : 'EnableChildrenSearch';
  return [
    ...(isBlank(band.name) ? [problemAt([...path, 'Name'], 'This has to be written out')] : []),
    ...reversed(band, path),
    ...(isAsked
      ? []
      : [problemAt([...path, 'CountsAs'], `Such guests are not asked for: ${switchOf} is false`)]),
    ...(band.countsAs === 'Adult' && band.percent !== undefined
      ? [problemAt([...path, 'Percent'], 'Guests who count as adults pay what adults pay')]
      : []),
  ];
}

/** The prices of an extra by age: only where guests are asked for their age, and pay each for themselves. */
function checkByAge(
  { property }: PropertyFile,
  { byAge = [], chargePerPerson }: PropertyFile['services'][number],
  path: Path,
): Problem[] {
  if (byAge.length === 0) return [];
  const bands = property.childBands ?? [];
  const problems = [
    ...(chargePerPerson ? [] : [problemAt(path, 'Ages count where ChargePerPerson is true only')]),
    ...(bands.length > 0 ? [] : [problemAt(path, 'Ages are asked for where Property has ChildBands only')]),
  ];
  if (problems.length > 0) return problems;
  const infants = bands.filter(({ countsAs }) => countsAs === 'Infant').at(-1)?.maxAge ?? -1;
  const oldest = bands.at(-1)?.maxAge ?? 0;
  return byAge.flatMap((price, index) => {
    const at = [...path, index];
    const isTwice = byAge
      .slice(0, index)
      .some(({ minAge, maxAge }) => price.minAge <= maxAge && price.maxAge >= minAge);
    return [
      ...reversed(price, at),
      ...(isTwice ? [problemAt([...at, 'MinAge'], 'Some of these ages have a price already')] : []),
      ...(price.maxAge <= infants ? [problemAt([...at, 'MaxAge'], 'Infants pay for no extra')] : []),
      ...(price.minAge > oldest
        ? [problemAt([...at, 'MinAge'], `No guest is asked for an age above ${String(oldest)}`)]
        : []),
    ];
  });
}

/** Bands of ages, and what extras cost by age. */
export const checkChildBands = (file: PropertyFile): Problem[] => {
  const bands = file.property.childBands ?? [];
  return [
    ...bands.flatMap((band, index) => {
      const path: Path = ['Property', 'ChildBands', index];
      return [...followingProblems(band, bands[index - 1], path), ...checkBand(file, band, path)];
    }),
    ...file.services.flatMap((service, index) => checkByAge(file, service, ['Services', index, 'ByAge'])),
  ];
};
