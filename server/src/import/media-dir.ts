import { join } from 'node:path';

/** Where imported pictures are kept, and how their addresses begin. */
export const mediaDirOf = (releasesDir: string): string => join(releasesDir, 'ClientApp', 'media');
export const mediaPath = '/ClientApp/media/';
