import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property, SavedCard, User } from 'shared/contracts';
import { isCardExpired, todayIn } from 'shared/domain';
import { $clock } from 'shared/runtime';
import { Badge, Button, Icon, useAnnounce, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $removed, removalRequested } from './cards-model.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { Section } from './section.tsx';

/** As it stands on the card: `04/28`. */
export const expiryText = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

interface CardRowProps {
  readonly card: SavedCard;
  readonly scheme: string | undefined;
  readonly isExpired: boolean;
}

function CardRow({ card, scheme, isExpired }: CardRowProps) {
  const text = useMessages(messages);
  const request = useUnit(removalRequested);
  return (
    <li className="acc-card">
      <span className="acc-card__picture">
        <Icon name="card" />
      </span>
      <span className="acc-card__text">
        <span className="acc-card__name">
          {scheme !== undefined && <>{scheme} </>}
          <bdi>{card.creditCardName}</bdi>
        </span>
        <span className="muted small">{text('account.cards.expires', { date: expiryText(card) })}</span>
      </span>
      {isExpired && <Badge tone="warning">{text('account.cards.expired')}</Badge>}
      <Button
        kind="quiet"
        size="small"
        icon="trash"
        aria-label={text('account.cards.remove-named', { card: card.creditCardName })}
        onClick={() => request(card)}
      >
        {text('account.cards.remove')}
      </Button>
    </li>
  );
}

interface CardsSectionProps {
  readonly user: User;
  readonly property: Property;
}

/** Saved cards, as far as we know them: scheme, last four digits, expiry (decisions 4). */
export function CardsSection({ user, property }: CardsSectionProps) {
  const text = useMessages(messages);
  const announce = useAnnounce();
  const { clock, removed } = useUnit({ clock: $clock, removed: $removed });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed === 0) return;
    announce(text('account.card-removed'));
    // The button that had focus was removed with its card.
    place.current?.focus();
  }, [removed, announce, text]);
  const today = todayIn(property.timeZone, clock.now());
  const schemeOf = (card: SavedCard) =>
    property.creditCards.find(({ id }) => id === card.creditCardTypeId)?.name;
  return (
    <Section id="cards" title={text('account.cards.title')} lead={text('account.cards.lead')}>
      <div ref={place} tabIndex={-1} className="acc-cards">
        {removed > 0 && (
          <p className="acc-cards__removed">
            <Icon name="check" size={16} />
            {text('account.card-removed')}
          </p>
        )}
        {user.creditCards.length === 0 ? (
          <p className="acc-cards__none">{text('account.cards.none')}</p>
        ) : (
          <ul className="acc-cards__list">
            {user.creditCards.map((card) => (
              <CardRow
                key={card.creditCardId}
                card={card}
                scheme={schemeOf(card)}
                isExpired={isCardExpired(card, today)}
              />
            ))}
          </ul>
        )}
      </div>
      <RemoveCardDialog />
    </Section>
  );
}
