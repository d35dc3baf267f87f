import type { Mutant } from './mutant.ts';

const outbox = ['server/test/mail.test.ts'];

/** Defects of mails: to whom, in which language, how often, and what a mail program makes of them. */
export const mailMutants: readonly Mutant[] = [
  {
    defect: 'a guest’s name is markup in a mail',
    file: 'server/src/modules/mail/letter-bodies.ts',
    find: '${escapeHtml(letter.greeting)}',
    replace: '${letter.greeting}',
    seenBy: outbox,
  },
  {
    defect: 'an address with a comma is two recipients',
    file: 'server/src/modules/mail/compose.ts',
    find: "(address === '' ? [] : { name: '', address })",
    replace: "(address === '' ? [] : [address])",
    seenBy: outbox,
  },
  {
    defect: 'several servers send the same mail',
    file: 'server/src/modules/mail/outbox-repository.ts',
    find: '.set({ due_at: lease.until, attempts: sql<number>`attempts + 1` })',
    replace: '.set({ due_at: lease.now, attempts: sql<number>`attempts + 1` })',
    seenBy: outbox,
  },
  {
    defect: 'a second copy of a mail is another mail to mail programs',
    file: 'server/src/modules/mail/mailer.ts',
    find: 'messageId: `<${id}@',
    replace: 'messageId: `<${id}-${String(process.hrtime.bigint())}@',
    seenBy: outbox,
  },
  {
    defect: 'the former address is not warned, the new one is twice',
    file: 'server/src/modules/stay/mails/booking-email-changed.ts',
    find: 'to: emailKey,',
    replace: "to: emailKey === '' ? emailKey : row.booker.email,",
    seenBy: ['server/test/stay-details.test.ts'],
  },
  {
    defect: 'a mail about a change tells of a later one',
    file: 'server/src/modules/stay/mails/booking-changed.ts',
    find: ' || row.stay_version !== version',
    replace: '',
    seenBy: ['server/test/stay-change.test.ts'],
  },
  {
    defect: 'the sheet of arrivals is of the day in London',
    file: 'server/src/modules/hotel-mail/write-mails.ts',
    find: 'const day = todayIn(timeZone, now);',
    replace: "const day = todayIn('UTC', now);",
    seenBy: ['server/test/hotel-mail.test.ts'],
  },
  {
    defect: 'a stay fills the days of a guest’s calendar',
    file: 'server/src/modules/mail/calendar.ts',
    find: 'to: dayOf(entry.to), isBusy: false',
    replace: 'to: dayOf(entry.to), isBusy: true',
    seenBy: ['server/src/modules/mail/calendar.test.ts'],
  },
  {
    defect: 'guests read another region’s texts rather than those of their language',
    file: 'server/src/language/local-texts.ts',
    find: '=== baseOf(locale) ? 1 : 2',
    replace: '=== baseOf(locale) ? 2 : 1',
    seenBy: ['server/src/language/local-texts.test.ts'],
  },
  {
    defect: 'a name in a mail is as long as a stranger likes',
    file: 'server/src/modules/mail/person-name.ts',
    find: 'signs.length > longest ?',
    replace: 'signs.length < 0 ?',
    seenBy: ['server/src/modules/mail/person-name.test.ts'],
  },
];
