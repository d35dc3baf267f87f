import type { About, AccessibilityFact } from 'shared/contracts';

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
export const amenityFeatures = (
  facts: readonly AccessibilityFact[] = [],
  facilities: About['facilities'] = [],
): JsonObject => {
  const features = [
    ...facilities.flatMap(({ items }) =>
      items.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ),
    ...facts.map(featureOf),
  ];
  return features.length === 0 ? {} : { amenityFeature: features };
};

/** schema.org's page of questions about a hotel, as a part of its data; nothing where it answers none. */
export const questionsData = (questions: About['questions'] = []): JsonObject =>
  questions.length === 0
    ? {}
    : {
        subjectOf: {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      };
