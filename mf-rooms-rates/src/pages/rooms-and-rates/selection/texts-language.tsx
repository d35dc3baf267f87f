import type { ReactElement } from 'react';
import { useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { foreignLanguage, type RoomOffer } from './rules.ts';

/** In which language the hotel tells of its rooms, where that is not the page's; the page itself speaks the guest's. */
export function TextsLanguage({ offers }: { readonly offers: readonly RoomOffer[] }): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const code = foreignLanguage(offers);
  if (code === null) return null;
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  return <p className="rr-texts small muted">{text('rooms.texts-language', { language })}</p>;
}
