import type { ReactElement } from 'react';
import { textLanguage } from 'shared/domain';
import { Badge, Button, Card, Icon, Picture, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { RoomDetails } from '../selection/room-details.tsx';
import type { UpgradeChoice } from './rules.ts';

interface UpgradeCardProps {
  readonly choice: UpgradeChoice;
  readonly roomNumber: number;
  readonly currency: string;
  readonly onChoose: () => void;
}

function useDifference(difference: number, currency: string): string {
  const text = useMessages(messages);
  const money = useMoney();
  if (difference === 0) return text('upgrade.included');
  const price = money(Math.abs(difference), currency);
  return text(difference > 0 ? 'upgrade.extra' : 'upgrade.less', { price });
}

const gainsShown = 3;

/** A better room for the difference, or the room that was chosen before it was taken. */
export function UpgradeCard({ choice, roomNumber, currency, onChoose }: UpgradeCardProps): ReactElement {
  const text = useMessages(messages);
  const { roomType, difference, isChosen, isOriginal, gains, extraSquareMetres } = choice;
  const titleId = `rr-upgrade-${String(roomNumber)}-${roomType.roomTypeId}`;
  const price = useDifference(difference, currency);
  const size = extraSquareMetres > 0 ? [text('upgrade.larger', { size: extraSquareMetres })] : [];
  return (
    <Card as="li" padding="none" selected={isChosen} aria-labelledby={titleId} className="rr-upgrade">
      <div className="rr-upgrade__picture">
        <Picture
          src={roomType.imageUrls[0] ?? null}
          alt={text('rooms.picture', { name: roomType.name })}
          ratio="4/3"
        />
      </div>
      <div className="rr-upgrade__about">
        <h4 id={titleId} className="rr-upgrade__name">
          <span {...textLanguage(roomType, 'Name')}>{roomType.name}</span>
          {isChosen && <Badge>{text('upgrade.current')}</Badge>}
        </h4>
        {!isOriginal && (
          <ul className="rr-upgrade__gains">
            {[...size, ...gains].slice(0, gainsShown).map((gain) => (
              <li key={gain} className="rr-fact rr-fact--good">
                <Icon name="plus" size={16} />
                {gain}
              </li>
            ))}
          </ul>
        )}
        <RoomDetails roomType={roomType} />
      </div>
      <div className="rr-upgrade__offer">
        <p className="rr-upgrade__price">
          <strong>{price}</strong>
          {difference !== 0 && <span className="small muted">{text('upgrade.for-stay')}</span>}
        </p>
        <Button
          kind="secondary"
          className={isChosen ? 'rr-choose rr-choose--chosen' : 'rr-choose'}
          {...(isChosen ? { icon: 'check' as const } : {})}
          aria-label={text(
            isChosen ? 'upgrade.chosen-full' : isOriginal ? 'upgrade.keep-full' : 'upgrade.take-full',
            {
              room: roomType.name,
              price,
            },
          )}
          onClick={onChoose}
        >
          {text(isChosen ? 'upgrade.chosen' : isOriginal ? 'upgrade.keep' : 'upgrade.take')}
        </Button>
      </div>
    </Card>
  );
}
