import type { Mutant } from './mutant.ts';

/** Defects of what an import takes, and of what a start does by itself. */
export const hotelFileMutants: readonly Mutant[] = [
  {
    defect: 'a link in a hotel’s folder brings a file of the system among the public pictures',
    file: 'server/src/import/read-inside.ts',
    find: "if (real !== path) return 'A picture must be a file itself, not a link to one';",
    replace: '',
    also: [
      {
        file: 'server/src/import/read-inside.ts',
        find: ' | constants.O_NOFOLLOW',
        replace: '',
      },
    ],
    seenBy: ['server/src/import/media.test.ts'],
  },
  {
    defect: 'a drawing brings a handler along',
    file: 'server/src/import/svg.ts',
    find: 'if (/^on/i.test(name)) return',
    replace: 'if (/^never/i.test(name)) return',
    seenBy: ['server/src/import/svg.test.ts'],
  },
  {
    defect: 'pictures lie as the camera held them',
    file: 'server/src/import/photograph.ts',
    find: "failOn: 'error' }).autoOrient()",
    replace: "failOn: 'error' })",
    seenBy: ['server/src/import/media.test.ts'],
  },
  {
    defect: 'a hotel links to a script',
    file: 'server/src/import/links.ts',
    find: '!isAbsolute || !URL.canParse(address)',
    replace: '!URL.canParse(address)',
    seenBy: ['server/src/import/check-file.test.ts'],
  },
  {
    defect: 'a hotel is removed with stays that nobody has counted',
    file: 'server/src/import/remove-property.ts',
    find: 'if (open > 0 && force !== open) {',
    replace: 'if (open > 0 && force === null) {',
    seenBy: ['server/test/remove-property.test.ts'],
  },
  {
    defect: 'cards are taken where there is no gateway',
    file: 'server/src/modules/booking/create/payment-rules.ts',
    find: 'cards.areTaken ? property.content :',
    replace: 'cards ? property.content :',
    seenBy: ['server/test/card-payments.test.ts'],
  },
];
