import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageCodeSchema, shortTextSchema, textSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

/** What a place near a hotel is. */
export const placeKinds = [
  'Station',
  'Stop',
  'Harbour',
  'Sight',
  'Museum',
  'Theatre',
  'Park',
  'Beach',
  'Nature',
  'Food',
  'Shopping',
  'Business',
  'Other',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The drawings that a group of facilities may have. */
export const facilityIcons = [
  'bed',
  'cutlery',
  'wifi',
  'card',
  'guests',
  'clock',
  'key',
  'star',
  'pin',
  'phone',
  'gift',
  'info',
] as const;
export type FacilityIcon = (typeof facilityIcons)[number];

const placeShape = {
  Name: shortTextSchema,
  Kind: z.enum(placeKinds),
  Latitude: z.number(),
  Longitude: z.number(),
} as const;
const walkSchema = z.int().check(z.minimum(1), z.maximum(240));

const aboutTextsShape = {
  Title: orNull(shortTextSchema),
  Paragraphs: z._default(z.array(textSchema).check(z.maxLength(12)), []),
} as const;

const facilityGroupShape = {
  Name: shortTextSchema,
  Items: z.array(shortTextSchema).check(z.minLength(1), z.maxLength(40)),
} as const;

const directionsShape = {
  ByCar: orNull(textSchema),
  ByTrain: orNull(textSchema),
  FromTheAirport: orNull(textSchema),
} as const;

const policiesShape = {
  Arrival: orNull(textSchema),
  Pets: orNull(textSchema),
  Smoking: orNull(textSchema),
  Parking: orNull(textSchema),
  Breakfast: orNull(textSchema),
  Payment: orNull(textSchema),
  Children: orNull(textSchema),
} as const;

const questionSchema = wireObject({ Question: shortTextSchema, Answer: textSchema });
const questionsSchema = z._default(z.array(questionSchema).check(z.maxLength(40)), []);

/** What a hotel says of itself in its property file; each part may be missing. */
export const aboutFileSchema = wireObject({
  ...aboutTextsShape,
  Facilities: z._default(
    z
      .array(
        wireObject({
          ...facilityGroupShape,
          /** One of `facilityIcons`; the check of the import names those that there are. */
          Icon: orNull(shortTextSchema),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
  Places: z._default(
    z
      .array(
        wireObject({
          ...placeShape,
          /** Measured by the hotel; estimated from the distance when absent. */
          WalkingMinutes: orNull(walkSchema),
        }),
      )
      .check(z.maxLength(12)),
    [],
  ),
  Directions: orNull(wireObject(directionsShape)),
  Policies: orNull(wireObject(policiesShape)),
  Questions: questionsSchema,
});
export type AboutFile = z.output<typeof aboutFileSchema>;

/** What guests read of a hotel below its search panel. */
export const aboutSchema = wireObject({
  ...aboutTextsShape,
  Facilities: z.array(wireObject({ ...facilityGroupShape, Icon: z.nullable(z.enum(facilityIcons)) })),
  /** Nearest first. */
  Places: z.array(wireObject({ ...placeShape, WalkingMinutes: walkSchema })),
  Directions: orNull(wireObject(directionsShape)),
  Policies: orNull(wireObject(policiesShape)),
  Questions: questionsSchema,
});
export type About = z.output<typeof aboutSchema>;

export const getAbout = defineEndpoint({
  method: 'GET',
  path: '/api/Property/About',
  query: z.object({ propertyId: idSchema, languageCode: z.optional(languageCodeSchema) }),
  responses: { 200: aboutSchema },
});
