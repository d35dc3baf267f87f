import checker from '@zootools/email-spell-checker';
import { isEmail, typedCode } from '../../domain/index.ts';

/** Without what came along from a letter's head or the end of a sentence, and without slips between the parts of the host's name. */
function repaired(typed: string): string {
  const address = /<([^<>]*)>/.exec(typed)?.[1] ?? typed.replace(/^mailto:/i, '');
  const [, local = '', host = ''] = /^([^@]*)@(.*)$/.exec(address.replaceAll(/[\s"]/g, '')) ?? [];
  return `${local}@${host.replaceAll(/[.,;]+/g, '.').replace(/^\.|[.:>)]+$/g, '')}`;
}

/** Short hosts are near to too many others. */
const hosts = [...checker.POPULAR_DOMAINS, 'hotmail.com', 'outlook.com', 'yahoo.com'].filter(
  (host) => host.length >= 'gmail.com'.length,
);
/** Mail services that have a host in many countries. */
const services = ['email', 'gmx', 'hotmail', 'live', 'mail', 'outlook', 'yahoo'];

/** The host of a well-known mail service that is meant; an ending alone is not judged, for there are too many of them. */
const hostMeant = (email: string): string | undefined =>
  checker.run({
    email,
    domains: hosts,
    secondLevelDomains: services,
    // Only the very same: 0 would be taken for “as usual”.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })?.domain;

/** What an address with a slip is most likely meant to be; null where it seems right, or where that cannot be said. */
export function suggestEmail(text: string): string | null {
  const typed = typedCode(text);
  const email = repaired(typed);
  if (!isEmail(email)) return null;
  const host = hostMeant(email);
  const meant = host === undefined ? email : `${email.slice(0, email.lastIndexOf('@'))}@${host}`;
  return meant === typed ? null : meant;
}
