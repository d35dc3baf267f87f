import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  idSchema,
  languageCodeSchema,
  shortTextSchema,
  textLanguagesSchema,
  textSchema,
} from './primitives.ts';
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

/** On foot from the hotel. */
export const walkSchema = z.int().check(z.minimum(1), z.maximum(240));

const TextLanguages = textLanguagesSchema;

/** What guests read of a hotel below its search panel. */
export const aboutSchema = wireObject({
  Title: orNull(shortTextSchema),
  Paragraphs: z._default(z.array(textSchema).check(z.maxLength(12)), []),
  Facilities: z.array(
    wireObject({
      Name: shortTextSchema,
      Items: z.array(shortTextSchema).check(z.minLength(1), z.maxLength(40)),
      Icon: z.nullable(z.enum(facilityIcons)),
      TextLanguages,
    }),
  ),
  /** Nearest first. */
  Places: z.array(
    wireObject({
      Name: shortTextSchema,
      Kind: z.enum(placeKinds),
      Latitude: z.number(),
      Longitude: z.number(),
      WalkingMinutes: walkSchema,
      TextLanguages,
    }),
  ),
  Directions: orNull(
    wireObject({
      ByCar: orNull(textSchema),
      ByTrain: orNull(textSchema),
      FromTheAirport: orNull(textSchema),
      TextLanguages,
    }),
  ),
  Policies: orNull(
    wireObject({
      Arrival: orNull(textSchema),
      Pets: orNull(textSchema),
      Smoking: orNull(textSchema),
      Parking: orNull(textSchema),
      Breakfast: orNull(textSchema),
      Payment: orNull(textSchema),
      Children: orNull(textSchema),
      TextLanguages,
    }),
  ),
  Questions: z._default(
    z
      .array(wireObject({ Question: shortTextSchema, Answer: textSchema, TextLanguages }))
      .check(z.maxLength(40)),
    [],
  ),
  TextLanguages,
});
export type About = z.output<typeof aboutSchema>;

/** The same as a hotel has written it, in one language. */
export type AboutFile = Omit<About, 'facilities' | 'places'> & {
  readonly facilities: (Omit<About['facilities'][number], 'icon'> & { readonly icon: string | null })[];
  readonly places: (Omit<About['places'][number], 'walkingMinutes'> & {
    /** Measured by the hotel; estimated from the distance when null. */
    readonly walkingMinutes: number | null;
  })[];
};

export const getAbout = defineEndpoint({
  method: 'GET',
  path: '/api/Property/About',
  query: z.object({ propertyId: idSchema, languageCode: z.optional(languageCodeSchema) }),
  responses: { 200: aboutSchema },
});
