import * as z from 'zod/mini';

/** An age in completed years, on the day of arrival. */
export const ageSchema = z.int().check(z.minimum(0), z.maximum(120));
