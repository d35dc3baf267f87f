import type { personalFileSchema } from 'shared/contracts';
import type * as z from 'zod/mini';
import type { StoredProperty } from '../property/index.ts';

type PersonalFile = z.output<typeof personalFileSchema>;

/** What was exported, as a file. Its name has nothing of the person: files are sent and shown. */
export const fileOf = ({ code }: Pick<StoredProperty, 'code'>, exported: object): PersonalFile => ({
  fileName: `${code}-personal-data.json`,
  content: `${JSON.stringify(exported, null, 2)}\n`,
});
