import type { Mutant } from './mutant.ts';

const rules = ['server/src/modules/review/rules.test.ts'];
const reviews = ['server/test/reviews.test.ts'];

/** Defects of reviews: who is asked, who may write, and what others read. */
export const reviewMutants: readonly Mutant[] = [
  {
    defect: 'a review is shown with the whole name of its guest',
    file: 'server/src/modules/review/rules.ts',
    find: "const [initial = ''] = Array.from(lastName.trim());",
    replace: 'const initial = lastName.trim();',
    seenBy: rules,
  },
  {
    defect: 'averages are cut off instead of rounded',
    file: 'server/src/modules/review/rules.ts',
    find: 'Math.round((10 * sum) / count) / 10',
    replace: 'Math.floor((10 * sum) / count) / 10',
    seenBy: rules,
  },
  {
    defect: 'the link of a review is open a day less',
    file: 'server/src/modules/review/of-guest.ts',
    find: 'if (todayIn(timeZone, clock.now()) > lastDayOf(stay.date_to))',
    replace: 'if (todayIn(timeZone, clock.now()) >= lastDayOf(stay.date_to))',
    seenBy: reviews,
  },
  {
    defect: 'guests are asked for a review of a stay that nobody came to',
    file: 'server/src/modules/review/repository.ts',
    find: ' and i.cancelled_at is null)',
    replace: ')',
    also: [
      {
        file: 'server/src/modules/review/repository.ts',
        find: "r.status = 'Confirmed' and r.erased_at",
        replace: 'r.erased_at',
      },
      {
        file: 'server/src/modules/review/mail.ts',
        find: "row?.status !== 'Confirmed' ||",
        replace: 'row === undefined ||',
      },
    ],
    seenBy: reviews,
  },
  {
    defect: 'guests are asked for a review while they stay',
    file: 'server/src/modules/review/ask.ts',
    find: 'addDays(today, -days)',
    replace: 'addDays(today, days)',
    seenBy: reviews,
  },
  {
    defect: 'everybody reads a review before the hotel has published it',
    file: 'server/src/modules/review/repository.ts',
    find: ".where('review.state', '=', 'published')",
    replace: '',
    seenBy: reviews,
  },
  {
    defect: 'a review that is published is written anew by its guest',
    file: 'server/src/modules/review/repository.ts',
    find: "\n    .where('state', '<>', 'published')",
    replace: '',
    seenBy: reviews,
  },
  {
    defect: 'the desk publishes other words than it has read',
    file: 'server/src/modules/review/repository.ts',
    find: "\n    .where('version', '=', version)",
    replace: '',
    seenBy: reviews,
  },
  {
    defect: 'a review is sent without consent',
    file: 'mf-stay/src/pages/review/rules.ts',
    find: 'isWrong: !hasConsent }',
    replace: 'isWrong: false }',
    seenBy: ['mf-stay/src/pages/review/review.test.tsx'],
  },
];
