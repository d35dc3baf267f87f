import { expect, it } from 'vitest';
import { amenityFeatures } from './amenity-features.ts';

it('accessibility is schema.org’s amenityFeature, with measures and notes', () => {
  const facts = [
    { feature: 'StepFreeEntrance', centimetres: null, note: 'from the yard' },
    { feature: 'DoorWidth', centimetres: 90, note: null },
  ] as const;
  expect(amenityFeatures(facts)).toEqual({
    amenityFeature: [
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Step free entrance',
        value: true,
        description: 'from the yard',
      },
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Door width',
        value: true,
        additionalProperty: { '@type': 'PropertyValue', value: 90, unitCode: 'CMT' },
      },
    ],
  });
  expect(amenityFeatures()).toEqual({});
});
