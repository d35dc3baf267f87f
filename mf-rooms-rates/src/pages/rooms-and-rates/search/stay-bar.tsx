import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { belowWidth, guestCount, nightCount, nightsText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Button, Icon, StayDates, useMediaQuery } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { $searchAddress } from './model.ts';

/** What is searched for, and the way back to change it. */
export function StayBar(): ReactElement {
  const { search, address } = useUnit({ search: $search, address: $searchAddress });
  const text = useText();
  const isPhone = useMediaQuery(belowWidth('tablet'));
  const { fromDate, toDate, rooms, promoCode } = search;
  const guests = rooms.reduce((sum, room) => sum + guestCount(room), 0);
  const nights =
    fromDate === null || toDate === null
      ? []
      : [nightsText(nightCount({ from: fromDate, to: toDate }), text)];
  const party = text('search.rooms-and-guests', {
    rooms: text('count.rooms', { count: rooms.length }),
    guests: text('count.guests', { count: guests }),
  });
  return (
    <section className="stay-bar" aria-label={text('search.label')}>
      <div className="page-width stay-bar__row">
        <div className="stay-bar__facts">
          {fromDate !== null && toDate !== null && (
            <span>
              <StayDates from={fromDate} to={toDate} />
            </span>
          )}
          <span>{[...nights, party].join(' · ')}</span>
          {promoCode !== null && (
            <span className="rr-stay-bar__promo">
              <Icon name="tag" size={16} />
              {text('search.promo-code', { code: promoCode })}
            </span>
          )}
        </div>
        {address !== null && (
          <Button
            size="small"
            href={address}
            className="rr-stay-bar__change"
            aria-label={text('search.change')}
          >
            {text(isPhone ? 'search.change-short' : 'search.change')}
          </Button>
        )}
      </div>
    </section>
  );
}
