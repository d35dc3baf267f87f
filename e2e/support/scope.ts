/** `npm run test:all`: every width, remote and seed, where `npm test` takes one of each kind. */
export const isEverything = process.env['EVERYTHING'] === '1';
