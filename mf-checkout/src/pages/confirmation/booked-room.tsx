import type { ConfirmationItem } from 'shared/contracts';
import { type BillLine, inLanguage, personName, toMinor } from 'shared/domain';
import { Badge, PartySummary, PriceLines, useLocale, useMessages, withHotelWords } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';

interface BookedRoomProps {
  readonly item: ConfirmationItem;
  readonly lines: readonly BillLine[];
  readonly number: number;
  readonly currency: string;
}

/** One room with its lead guest, policy and the lines that add up to its total. */
export function BookedRoom({ item, lines, number, currency }: BookedRoomProps) {
  const text = useMessages(bookedMessages);
  const locale = useLocale();
  // The hotel's words are those that were agreed, in the language of the booking.
  const language = inLanguage(item.textLanguage);
  const extras = item.services.map(({ serviceName: words }) => ({ words, language }));
  return (
    <li className="co-room">
      <h3 className="co-room__name">
        <span {...language}>{item.roomType.name}</span>
        {(item.cancelledAtUtc ?? null) !== null && <Badge>{text('confirmation.cancelled')}</Badge>}
      </h3>
      <p className="co-room__fact">
        <span {...language}>{item.ratePlan.name}</span>
        {item.ratePlan.board && ` · ${item.ratePlan.board.text}`} · <PartySummary party={item} />
        {item.roomConfiguration !== null && (
          <>
            {' · '}
            <span {...language}>{item.roomConfiguration}</span>
          </>
        )}
      </p>
      <p className="co-room__fact">
        {`${text('confirmation.leadGuest')}: ${personName(item.leadGuest, locale)}`}
      </p>
      <PriceLines
        currency={currency}
        lines={lines.map((line) => ({
          text: withHotelWords(line.text, extras),
          amount: line.amount,
          ...(line.isIncluded ? { instead: text('confirmation.included') } : {}),
        }))}
        total={{
          text: text('confirmation.roomTotal', { number }),
          amount: toMinor(item.totalCost, currency),
        }}
      />
      <p className="co-fine">
        {`${text('confirmation.policy')}: `}
        <bdi {...language}>{item.policy}</bdi>
      </p>
    </li>
  );
}
