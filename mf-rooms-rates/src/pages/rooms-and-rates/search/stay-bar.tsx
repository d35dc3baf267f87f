import { useUnit } from 'effector-react';
import { Suspense, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import {
  chosenOffer,
  guestCount,
  nightCount,
  nightsText,
  type SearchCriteria,
  textLanguage,
  yearsOf,
} from 'shared/domain';
import { $bookConfig, $property, $search, formatStayDate, searchMade } from 'shared/runtime';
import {
  Button,
  Icon,
  IconButton,
  type IconName,
  useLocale,
  useMessages,
  VisuallyHidden,
  withHotelWords,
} from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useOpenCalendar } from './load-calendar.ts';
import { PartyOverPage, useOpenParty } from './load-party.ts';
import { $searchAddress } from './model.ts';
import { $isPartyShown } from './party-model.ts';
import { changeDatesId } from './places.ts';
import './stay-bar.css';

interface StayButtonProps {
  readonly id?: string;
  readonly icon: IconName;
  /** What pressing it does, for those who do not see the pencil. */
  readonly action: string;
  readonly detail: string;
  readonly anchorRef?: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A part of the search, which can be changed where it stands. */
const StayButton = ({
  id,
  icon,
  action,
  detail,
  anchorRef,
  onPress,
  children,
}: StayButtonProps): ReactElement => (
  <button
    type="button"
    id={id}
    ref={anchorRef}
    className="rr-stay-button"
    aria-haspopup="dialog"
    onClick={onPress}
  >
    <Icon name={icon} />
    <span className="rr-stay-button__text">
      <VisuallyHidden>{action}: </VisuallyHidden>
      <span className="rr-stay-button__value">{children}</span>
      <span className="rr-stay-button__detail">{detail}</span>
    </span>
    <Icon name="edit" size={16} className="rr-stay-button__edit" />
  </button>
);

function PartyButton({ rooms }: Pick<SearchCriteria, 'rooms'>): ReactElement {
  const { isShown, property } = useUnit({ isShown: $isPartyShown, property: $property });
  const openParty = useOpenParty();
  const text = useMessages(messages);
  const anchorRef = useRef<HTMLButtonElement>(null);
  const guests = rooms.reduce((sum, room) => sum + guestCount(room), 0);
  return (
    <div className="popover-anchor">
      <StayButton
        icon="guests"
        action={text('search.change-guests')}
        detail={text('count.rooms', { count: rooms.length })}
        anchorRef={anchorRef}
        onPress={openParty}
      >
        {text('count.guests', { count: guests })}
      </StayButton>
      {isShown && property !== null && (
        <Suspense fallback={null}>
          <PartyOverPage property={property} anchorRef={anchorRef} />
        </Suspense>
      )}
    </div>
  );
}

/** A code or a place that narrows the search; it is taken away where it is shown. */
function SearchChip({
  icon,
  remove,
  onRemove,
  children,
}: {
  readonly icon: IconName;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <li className="rr-stay-chip">
      <Icon name={icon} size={16} />
      <span>{children}</span>
      <IconButton icon="close" label={remove} onClick={onRemove} />
    </li>
  );
}

function SearchChips({ search }: { readonly search: SearchCriteria }): ReactElement | null {
  const { config, make } = useUnit({ config: $bookConfig, make: searchMade });
  const text = useMessages(messages);
  const { promoCode, ratePlanCode, location } = search;
  const place = config?.locations.find(({ locationId }) => locationId === location);
  const offer = chosenOffer(config?.offers ?? [], search);
  const offered = offer?.name ?? ratePlanCode;
  if (promoCode === null && offered === null && place === undefined) return null;
  const afterwards = (): void => {
    document.getElementById(changeDatesId)?.focus({ preventScroll: true });
  };
  return (
    <ul className="rr-stay-chips">
      {offered !== null && (
        <SearchChip
          icon="tag"
          remove={text('offer.drop', { name: offered })}
          onRemove={() => {
            make(offer === null ? { ratePlanCode: null } : { promoCode: null, ratePlanCode: null });
            afterwards();
          }}
        >
          {offer === null
            ? text('offer.code', { code: offered })
            : withHotelWords(text('offer.yours', { name: offered }), [
                { words: offered, language: textLanguage(offer, 'Name') },
              ])}
        </SearchChip>
      )}
      {promoCode !== null && offer === null && (
        <SearchChip
          icon="tag"
          remove={text('search.without-promo', { code: promoCode })}
          onRemove={() => {
            make({ promoCode: null });
            afterwards();
          }}
        >
          {text('search.promo-code', { code: promoCode })}
        </SearchChip>
      )}
      {place !== undefined && (
        <SearchChip
          icon="pin"
          remove={text('search.without-location', { name: place.name })}
          onRemove={() => {
            make({ location: null });
            afterwards();
          }}
        >
          {place.name}
        </SearchChip>
      )}
    </ul>
  );
}

/** What is searched for; dates and guests are changed where they stand, and a code or a place is taken away. */
export function StayBar(): ReactElement {
  const { search, address } = useUnit({ search: $search, address: $searchAddress });
  const text = useMessages(messages);
  const locale = useLocale();
  const openCalendar = useOpenCalendar();
  const { fromDate, toDate, rooms } = search;
  return (
    <section className="stay-bar" aria-label={text('search.label')}>
      <div className="page-width stay-bar__row rr-stay-bar">
        {fromDate !== null && toDate !== null && (
          <StayButton
            id={changeDatesId}
            icon="calendar"
            action={text('search.change-dates')}
            detail={`${yearsOf(fromDate, toDate)} · ${nightsText(nightCount({ from: fromDate, to: toDate }), text)}`}
            onPress={openCalendar}
          >
            {formatStayDate(fromDate, 'compact', locale)} – {formatStayDate(toDate, 'compact', locale)}
          </StayButton>
        )}
        <PartyButton rooms={rooms} />
        <SearchChips search={search} />
        {address !== null && (
          <Button className="rr-stay-bar__all" size="small" kind="link" href={address}>
            {text('search.change')}
          </Button>
        )}
      </div>
    </section>
  );
}
