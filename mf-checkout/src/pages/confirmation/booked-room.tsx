import type { ConfirmationItem } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import { Badge, PartySummary, PriceLines, useMessages } from 'shared/ui';
import { bookedMessages } from '../../messages/booked.en-GB.ts';

interface BookedRoomProps {
  readonly item: ConfirmationItem;
  readonly number: number;
  readonly currency: string;
}

/** One room with its lead guest, policy and the lines that add up to its total. */
export function BookedRoom({ item, number, currency }: BookedRoomProps) {
  const text = useMessages(bookedMessages);
  return (
    <li className="co-room">
      <h3 className="co-room__name">
        {item.roomType.name}
        {(item.cancelledAtUtc ?? null) !== null && <Badge>{text('confirmation.cancelled')}</Badge>}
      </h3>
      <p className="co-room__fact">
        {item.ratePlan.name}
        {item.ratePlan.board && ` · ${item.ratePlan.board.text}`} · <PartySummary party={item} />
        {item.roomConfiguration !== null && ` · ${item.roomConfiguration}`}
      </p>
      <p className="co-room__fact">
        {`${text('confirmation.leadGuest')}: ${item.leadGuest.firstName} ${item.leadGuest.lastName}`}
      </p>
      <PriceLines
        currency={currency}
        lines={item.priceLines.map((line) => ({
          text: line.text,
          amount: toMinor(line.amount, currency),
          ...(line.worth === undefined ? {} : { instead: text('confirmation.included') }),
        }))}
        total={{
          text: text('confirmation.roomTotal', { number }),
          amount: toMinor(item.totalCost, currency),
        }}
      />
      <p className="co-fine">
        {`${text('confirmation.policy')}: `}
        {/* In the language of the booking. */}
        <bdi>{item.policy}</bdi>
      </p>
    </li>
  );
}
