import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { searchNoteText } from 'shared/domain';
import { $availability, $search, $searchNotes } from 'shared/runtime';
import { Button, Notice, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $searchAddress } from './model.ts';

/** What the guest should know of the search: parts of the link that were left out, and codes that do not apply. */
export function SearchNotices(): ReactElement | null {
  const { notes, availability, address, search } = useUnit({
    notes: $searchNotes,
    search: $search,
    availability: $availability,
    address: $searchAddress,
  });
  const text = useMessages(messages);
  const locale = useLocale();
  const isPromoRejected = availability?.isPromoCodeValid === false;
  const noOffer = availability?.ratePlanCodeMessage ?? null;
  const voucher = availability?.hopGiftVoucherCodeMessage ?? null;
  if (notes.length === 0 && !isPromoRejected && noOffer === null && voucher === null) return null;
  return (
    <div className="stack stack--m rr-notices">
      {notes.length > 0 && (
        <Notice tone="info">
          {notes.map((note) => (
            <p key={JSON.stringify(note)}>{searchNoteText(note, text, locale)}</p>
          ))}
        </Notice>
      )}
      {noOffer !== null && (
        <Notice tone="info" announce title={text('offer.unknown-title', { code: search.ratePlanCode ?? '' })}>
          {noOffer} {text('promo.invalid-public')}
        </Notice>
      )}
      {isPromoRejected && (
        <Notice
          tone="warning"
          announce
          title={text('error.title-warning')}
          action={
            address !== null && (
              <Button kind="link" href={`${address}#promo-code`}>
                {text('search.change-promo')}
              </Button>
            )
          }
        >
          {availability.promoCodeMessage ?? text('error.promo-code-invalid')} {text('promo.invalid-public')}
        </Notice>
      )}
      {voucher !== null && (
        <Notice tone={availability?.isHopGiftVoucherCodeValid === true ? 'positive' : 'warning'} announce>
          {voucher}
        </Notice>
      )}
    </div>
  );
}
