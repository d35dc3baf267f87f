import { useUnit } from 'effector-react';
import type { Confirmation, Property, Stay } from 'shared/contracts';
import { hasReceipt, receiptAddress, todayIn } from 'shared/domain';
import { $clock, $route, paths } from 'shared/runtime';
import { privacyPage } from 'shared/runtime/factories';
import { Button, Card, ContactLinks, type IconName, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { cancellationWanted } from './cancel/model.ts';
import { $draft, changeWanted, doorChosen } from './change/model.ts';
import { type Door, doorsOf, isChangeable } from './change/rules.ts';
import { againQuery, cancellable, roomsLeft } from './rules.ts';
import { useWhen } from './use-when.ts';

interface ActionsProps {
  readonly stay: Stay;
  readonly confirmation: Confirmation;
  readonly property: Property;
}

const doorIcons: Readonly<Record<Door, IconName>> = {
  dates: 'calendar',
  room: 'bed',
  guests: 'user',
  extras: 'plus',
};

/** What guests do by themselves, and what the hotel does for them. */
export function Actions({ stay, confirmation, property }: ActionsProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const when = useWhen(property.timeZone);
  const { route, want, draft, change, enter, clock } = useUnit({
    route: $route,
    clock: $clock,
    enter: doorChosen,
    want: cancellationWanted,
    draft: $draft,
    change: changeWanted,
  });
  const token = route.params['confirmationToken'] ?? '';
  const left = roomsLeft(stay);
  const isConfirmed = !stay.isCancelled && confirmation.status === 'Confirmed';
  const canCancelAll = isConfirmed && left.length > 0 && cancellable(stay).length === left.length;
  const canChange = isConfirmed && isChangeable(stay);
  const isInvoiced = isConfirmed || confirmation.canBeInvoiced === true;
  const until = stay.changes.find(({ change }) => change === 'Cancel')?.untilUtc ?? null;
  const hotel = stay.hotelName;
  const dataAddress = privacyPage(property.propertyCode);
  const otherText = canChange ? 'stay.other.some' : 'stay.other.text';
  return (
    <aside className="stack stay-aside">
      <Card as="section" padding="medium" className="stay-actions">
        <SectionHeading>{text('stay.actions')}</SectionHeading>
        {canChange && draft === null && (
          <>
            {doorsOf(stay).map((door) => (
              <Button key={door} icon={doorIcons[door]} block onClick={() => enter(door)}>
                {text(`change.door.${door}`)}
              </Button>
            ))}
            <Button kind="link" onClick={() => change()}>
              {text('change.open')}
            </Button>
          </>
        )}
        {stay.isCancelled && (
          <Button
            kind="primary"
            icon="bed"
            block
            href={paths.search(
              property.propertyCode,
              againQuery(stay, todayIn(property.timeZone, clock.now())),
            )}
          >
            {text('stay.again')}
          </Button>
        )}
        {canCancelAll && (
          <>
            <Button icon="close" block onClick={() => want({ rooms: null, name: null })}>
              {text('stay.cancel-all')}
            </Button>
            {until !== null && (
              <p className="small muted">{text('stay.cancel-until', { when: when(until) })}</p>
            )}
          </>
        )}
        {token !== '' && hasReceipt(confirmation) && (
          <Button
            icon="download"
            block
            href={receiptAddress({
              propertyId: property.propertyId,
              confirmationToken: token,
              languageCode: locale,
            })}
            download={`${confirmation.referenceNumber}.pdf`}
          >
            {text('stay.receipt')}
          </Button>
        )}
        {isConfirmed && confirmation.preCheckInUrl !== null && (
          <Button icon="edit" block href={confirmation.preCheckInUrl}>
            {text('stay.check-in-online')}
          </Button>
        )}
        <Button icon="arrow-left" block href={paths.confirmation(property.propertyCode, token)}>
          {text('stay.confirmation')}
        </Button>
        {isInvoiced && (property.legalEntity ?? null) !== null && (
          <Button icon="card" block href={paths.invoice(property.propertyCode, token)}>
            {text('stay.invoice')}
          </Button>
        )}
        <Button icon="print" block onClick={() => globalThis.print()}>
          {text('stay.print')}
        </Button>
      </Card>
      {isConfirmed && (
        <Card as="section" padding="medium" className="stay-other">
          <SectionHeading>
            {text(canCancelAll ? 'stay.other' : 'stay.by-telephone', { hotel })}
          </SectionHeading>
          <p>{text(canCancelAll ? otherText : 'stay.by-telephone.text', { hotel })}</p>
          <ContactLinks contact={stay} />
        </Card>
      )}
      {dataAddress !== null && (
        <p className="small">
          <a href={dataAddress}>{text('stay.data')}</a>
        </p>
      )}
    </aside>
  );
}
