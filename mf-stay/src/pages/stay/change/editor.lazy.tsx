import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { Property, Stay } from 'shared/contracts';
import { nightCount, nightsText } from 'shared/domain';
import { Button, Card, ContactLinks, SectionHeading, StayDates, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { useAmount } from '../use-amount.ts';
import { isContactWrong } from './contact.ts';
import { ContactCard } from './contact-card.tsx';
import { Dates } from './dates.tsx';
import { $door, $draft, $liveQuote, allWanted, changeDropped, quoteWanted } from './model.ts';
import { isSomeAgeMissing } from './party.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import { RoomFields } from './room-fields.tsx';
import { type Door, type Draft, isChanged, isNameMissing, isOpen } from './rules.ts';
import { Wishes } from './wishes.tsx';

interface EditorProps {
  readonly stay: Stay;
  readonly property: Property;
}

function ByTelephone({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  return (
    <div className="stack stack--s">
      <p className="small muted">{text('change.some.telephone', { hotel: property.propertyName })}</p>
      <ContactLinks contact={property} />
    </div>
  );
}

function DatesCard({ stay, property, draft }: EditorProps & { readonly draft: Draft }) {
  const text = useMessages(messages);
  const dates = { from: draft.dateFrom, to: draft.dateTo };
  return (
    <Card as="section" padding="large">
      <SectionHeading>{text('stay.dates')}</SectionHeading>
      <div className="stack stack--s">
        <p>
          <StayDates {...dates} />
          <br />
          {nightsText(nightCount(dates), text)}
        </p>
        {isOpen(stay, 'Dates') && <Dates stay={stay} draft={draft} property={property} />}
      </div>
    </Card>
  );
}

/** The stay as its guest wants it; what it costs is shown before anything is changed. */
export function Editor({ stay, property }: EditorProps) {
  const text = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  /** How often what is asked for was wrong or missing. */
  const [missingTries, setMissingTries] = useState(0);
  const isMissingShown = missingTries > 0;
  const { draft, door, live, drop, want, seeAll } = useUnit({
    draft: $draft,
    door: $door,
    live: $liveQuote,
    seeAll: allWanted,
    drop: changeDropped,
    want: quoteWanted,
  });
  useEffect(() => place.current?.focus(), []);
  const amount = useAmount(stay.currency);
  const isShown = (part: Door): boolean => door === null || door === part;
  useEffect(() => {
    if (missingTries > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missingTries]);
  if (draft === null) return null;
  const isSome = (['Dates', 'Party', 'Rooms', 'Names', 'Extras', 'Requests'] as const).some(
    (kind) => !isOpen(stay, kind),
  );
  const ask = (): void => {
    const isWrong =
      isNameMissing(stay, draft) ||
      (isOpen(stay, 'Party') && isSomeAgeMissing(stay, draft.rooms, property.childBands)) ||
      (stay.contact !== undefined && draft.contact !== null && isContactWrong(draft.contact, stay.contact));
    setMissingTries(isWrong ? missingTries + 1 : 0);
    // What is wrong stands among the guests' names and contact details.
    if (isWrong) seeAll();
    else want();
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="stay-editor stack"
      role="group"
      aria-label={text('change.title')}
    >
      <SectionHeading>{text('change.title')}</SectionHeading>
      <p>{text('change.lead')}</p>
      {isShown('dates') && <DatesCard stay={stay} property={property} draft={draft} />}
      {door !== 'dates' &&
        draft.rooms.map((room) => (
          <RoomFields
            key={room.reservationItemId}
            stay={stay}
            property={property}
            draft={draft}
            room={room}
            number={stay.rooms.findIndex((each) => each.reservationItemId === room.reservationItemId) + 1}
            isMissingShown={isMissingShown}
            door={door}
          />
        ))}
      {isShown('guests') && isOpen(stay, 'Names') && stay.contact !== undefined && draft.contact !== null && (
        <ContactCard
          property={property}
          contact={draft.contact}
          before={stay.contact}
          isEmailRefused={stay.isEmailRefused === true}
          isWrongShown={isMissingShown}
        />
      )}
      {isShown('guests') && isOpen(stay, 'Requests') && (
        <Wishes stay={stay} property={property} draft={draft} />
      )}
      {door === null ? (
        isSome && <ByTelephone property={property} />
      ) : (
        <div>
          <Button kind="link" onClick={() => seeAll()}>
            {text('change.all')}
          </Button>
        </div>
      )}
      <p className="stay-editor__live" role="status">
        {live !== null &&
          text('change.live', {
            total: amount.decimal(live.total),
            difference:
              live.difference === 0
                ? text('change.same')
                : text(live.difference > 0 ? 'change.more' : 'change.less', {
                    amount: amount.decimal(Math.abs(live.difference)),
                  }),
          })}
      </p>
      <div className="stay-editor__foot">
        <Button onClick={() => drop()}>{text('change.drop')}</Button>
        <Button kind="primary" disabled={!isChanged(stay, draft)} onClick={ask}>
          {text('change.ask')}
        </Button>
      </div>
      <QuoteDialog property={property} />
    </div>
  );
}
