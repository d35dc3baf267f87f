import { useUnit } from 'effector-react';
import type { ConfirmationItem } from 'shared/contracts';
import { type BillLine, inLanguage, toMinor, personName } from 'shared/domain';
import { Badge, Button, PartySummary, PriceLines, useMessages, withHotelWords, useLocale } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { cancellationWanted } from './cancel/model.ts';
import type { StayRoom } from './rules.ts';
import { Timeline } from './timeline.tsx';
import { useAmount } from './use-amount.ts';

interface RoomProps {
  readonly room: StayRoom;
  /** The same room in the confirmation; undefined until that has come. */
  readonly item: ConfirmationItem | undefined;
  /** What it costs, of the bill. */
  readonly lines: readonly BillLine[];
  readonly number: number;
  readonly currency: string;
  readonly timeZone: string;
  /** Whether the guest can cancel this room alone. */
  readonly isCancellable: boolean;
}

type BookedProps = Pick<RoomProps, 'room' | 'item' | 'lines' | 'number' | 'currency'>;

/** What was booked of a room that is not cancelled. */
function Booked({ room, item, lines, number, currency }: BookedProps) {
  const text = useMessages(messages);
  const language = inLanguage(room.textLanguage);
  const extras = (item?.services ?? []).map(({ serviceName: words }) => ({ words, language }));
  return (
    <PriceLines
      currency={currency}
      lines={lines.map((line) => ({
        text: withHotelWords(line.text, extras),
        amount: line.amount,
        ...(line.isIncluded ? { instead: text('stay.included') } : {}),
      }))}
      total={{
        text: text('stay.room-total', { number }),
        amount: toMinor(item?.totalCost ?? room.total, currency),
      }}
    />
  );
}

/** One room: what it is, what cancelling it costs when, and the way to do it. */
export function Room({ room, item, lines, number, currency, timeZone, isCancellable }: RoomProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const amount = useAmount(currency);
  const want = useUnit(cancellationWanted);
  const isCancelled = room.cancelledAtUtc !== null;
  const language = inLanguage(room.textLanguage);
  return (
    <li className={isCancelled ? 'stay-room stay-room--cancelled' : 'stay-room'}>
      <div className="stay-room__head">
        <h3 className="stay-room__name" {...language}>
          {room.roomType}
        </h3>
        {isCancelled && <Badge>{text('stay.cancelled')}</Badge>}
      </div>
      <p className="muted">
        <span {...language}>{room.ratePlan}</span>
        {item !== undefined && (
          <>
            {' · '}
            <PartySummary party={item} />
          </>
        )}
      </p>
      {item !== undefined && (
        <p className="muted">{text('stay.lead-guest', { name: personName(item.leadGuest, locale) })}</p>
      )}
      {isCancelled ? (
        <p>
          {text('stay.room-kept')}: <strong>{amount.decimal(room.total)}</strong>
        </p>
      ) : (
        <>
          <Booked room={room} item={item} lines={lines} number={number} currency={currency} />
          <Timeline room={room} currency={currency} timeZone={timeZone} />
          {room.policy !== '' && (
            <p className="small muted">
              {withHotelWords(text('stay.policy', { policy: room.policy }), [
                { words: room.policy, language },
              ])}
            </p>
          )}
        </>
      )}
      {isCancellable && (
        <div className="stay-room__action">
          <Button
            icon="close"
            size="small"
            aria-label={text('stay.cancel-room-named', {
              action: text('stay.cancel-room'),
              number,
              room: room.roomType,
            })}
            onClick={() => want({ rooms: [room.reservationItemId], name: room.roomType })}
          >
            {text('stay.cancel-room')}
          </Button>
        </div>
      )}
    </li>
  );
}
