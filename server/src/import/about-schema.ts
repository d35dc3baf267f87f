import { orNull, placeKinds, shortTextSchema, walkSchema, wireObject } from 'shared/contracts';
import * as z from 'zod/mini';
import { localShortText, localText } from './local-text.ts';

/** What a hotel says of itself in its property file; each part may be missing. */
export const aboutFileSchema = wireObject({
  Title: orNull(localShortText),
  Paragraphs: z._default(z.array(localText).check(z.maxLength(12)), []),
  Facilities: z._default(
    z
      .array(
        wireObject({
          Name: localShortText,
          Items: z.array(localShortText).check(z.minLength(1), z.maxLength(40)),
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
          Name: localShortText,
          Kind: z.enum(placeKinds),
          Latitude: z.number(),
          Longitude: z.number(),
          /** Measured by the hotel; estimated from the distance when absent. */
          WalkingMinutes: orNull(walkSchema),
        }),
      )
      .check(z.maxLength(12)),
    [],
  ),
  Directions: orNull(
    wireObject({
      ByCar: orNull(localText),
      ByTrain: orNull(localText),
      FromTheAirport: orNull(localText),
    }),
  ),
  Policies: orNull(
    wireObject({
      Arrival: orNull(localText),
      Pets: orNull(localText),
      Smoking: orNull(localText),
      Parking: orNull(localText),
      Breakfast: orNull(localText),
      Payment: orNull(localText),
      Children: orNull(localText),
    }),
  ),
  Questions: z._default(
    z.array(wireObject({ Question: localShortText, Answer: localText })).check(z.maxLength(40)),
    [],
  ),
});
