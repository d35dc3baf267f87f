import type { ReactNode } from 'react';
import type { Service } from '../../contracts/index.ts';
import { textLanguage, type TextLanguage } from '../../domain/index.ts';

/** A hotel's text inside one of our own sentences. */
export interface HotelWords {
  readonly words: string;
  readonly language: TextLanguage;
}

/**
 * A sentence of ours with texts of the hotel in it, in the order in which they stand there: those in another language than was
 * asked for say so by `lang` and `dir`. Without any, it is the sentence itself.
 */
export function withHotelWords(line: string, texts: readonly HotelWords[]): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  let end = 0;
  for (const { words, language } of texts) {
    const at = line.indexOf(words, end);
    if (at < 0) continue;
    end = at + words.length;
    if (language.lang === undefined) continue;
    parts.push(
      line.slice(from, at),
      <span key={at} {...language}>
        {words}
      </span>,
    );
    from = end;
  }
  return from === 0 ? line : [...parts, line.slice(from)];
}

/** What an extra is called, for a sentence that names it. */
export const extraWords = (service: Pick<Service, 'serviceName' | 'textLanguages'>): HotelWords => ({
  words: service.serviceName,
  language: textLanguage(service, 'ServiceName'),
});
