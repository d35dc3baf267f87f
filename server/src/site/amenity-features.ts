import type { AccessibilityFact } from 'shared/contracts';

type JsonObject = Readonly<Record<string, unknown>>;

/** `StepFreeEntrance` as "Step free entrance": schema.org's data is in English. */
function inWords(feature: string): string {
  const [first = '', ...rest] = feature.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

const featureOf = ({ feature, centimetres, note }: AccessibilityFact): JsonObject => ({
  '@type': 'LocationFeatureSpecification',
  name: inWords(feature),
  value: true,
  ...(centimetres === null
    ? {}
    : { additionalProperty: { '@type': 'PropertyValue', value: centimetres, unitCode: 'CMT' } }),
  ...(note === null ? {} : { description: note }),
});

/** schema.org's `amenityFeature` of a hotel or a room; nothing where none is stated. */
export const amenityFeatures = (facts: readonly AccessibilityFact[] = []): JsonObject =>
  facts.length === 0 ? {} : { amenityFeature: facts.map(featureOf) };
