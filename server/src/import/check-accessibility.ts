import { isBlank } from 'shared/domain';
import { type AccessibilityFact, measuredFeatures } from 'shared/contracts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

function checkFacts(facts: readonly AccessibilityFact[], path: Path): Problem[] {
  const features = facts.map(({ feature }) => feature);
  return facts.flatMap(({ feature, centimetres, note }, index) => {
    const isMeasured = measuredFeatures.includes(feature);
    const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
      isWrong ? [problemAt([...path, index, field], message)] : [];
    return [
      ...problem(features.indexOf(feature) < index, 'Feature', `“${feature}” is used twice`),
      ...problem(
        isMeasured && centimetres === null,
        'Centimetres',
        `${feature} is a measure: it needs Centimetres`,
      ),
      ...problem(!isMeasured && centimetres !== null, 'Centimetres', `${feature} has no measure`),
      ...problem(note !== null && isBlank(note), 'Note', 'This has to be written out'),
    ];
  });
}

/** Facts of accessibility that say nothing, or the same twice. */
export const checkAccessibility = ({ property, roomTypes }: PropertyFile): Problem[] => [
  ...checkFacts(property.accessibility ?? [], ['Property', 'Accessibility']),
  ...roomTypes.flatMap(({ accessibility = [] }, index) =>
    checkFacts(accessibility, ['RoomTypes', index, 'Accessibility']),
  ),
];
