import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { belowWidth, guestCount, nightCount, nightsText } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Button, Icon, StayDates, useMediaQuery, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useOpenCalendar } from './load-calendar.ts';
import { $searchAddress } from './model.ts';

/** Where focus goes when what opened the calendar is no longer there. */
export const changeDatesId = 'rr-change-dates';

/** What is searched for, the calendar over the page to change its dates, and the way back to change anything of it. */
export function StayBar(): ReactElement {
  const { search, address } = useUnit({ search: $search, address: $searchAddress });
  const text = useMessages(messages);
  const openCalendar = useOpenCalendar();
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
        <div className="rr-stay-bar__change">
          <Button
            id={changeDatesId}
            size="small"
            aria-haspopup="dialog"
            aria-label={text('search.change-dates')}
            onClick={openCalendar}
          >
            {text(isPhone ? 'search.change-dates-short' : 'search.change-dates')}
          </Button>
          {address !== null && (
            <Button
              size="small"
              kind="quiet"
              href={address}
              aria-label={text('search.change')}
              {...(isPhone ? { icon: 'edit' as const } : {})}
            >
              {isPhone ? null : text('search.change')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
