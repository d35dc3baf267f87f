export { calendarAttachment, type CalendarMethod, stayCalendar, timedCalendar } from './calendar.ts';
export { composeMail } from './compose.ts';
export type { ComposeDeps, Composer, Composers, Draft } from './composer.ts';
export { emailKeyOf } from './email-key.ts';
export { greeting, hotelLetter } from './hotel-letter.ts';
export { instantText } from './instant-text.ts';
export type { MailPayloads } from './kinds.ts';
export { inLanguageOfMail, type MailLanguage } from './language.ts';
export type { Letter, LetterLine, LetterSection } from './letter.ts';
export { createMailLimit, type MailLimit } from './mail-limit.ts';
export { createMailer, mailDestination, type Mailer } from './mailer.ts';
export {
  returnLease,
  insertMail,
  isAddressRefused,
  leaseDueMails,
  mailAttempts,
  markFailed,
  markSent,
  type OutboxRow,
  sendRefusedAgain,
} from './outbox-repository.ts';
export { personName } from './person-name.ts';
