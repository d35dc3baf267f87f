import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { BookConfig } from 'shared/contracts';
import { $basket, $bookConfig } from 'shared/runtime';
import { Card, Icon, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { ContinueButton } from '../steps/continue-button.tsx';
import { $screen } from '../steps/model.ts';
import { BasketRooms, BasketTotal } from './basket-contents.tsx';

function Incentives({ incentives }: { readonly incentives: BookConfig['bookingIncentives'] }): ReactElement {
  const text = useMessages(messages);
  return (
    <section aria-label={text('basket.why')}>
      <ul className="rr-incentives">
        {incentives.map(({ title, text: about }) => (
          <li key={title}>
            <Icon name="check" size={18} />
            <p>
              <strong>{title}</strong>
              <span className="muted">{about}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Desktop: the booking so far, beside the steps. A long one scrolls inside, so that its total is always in sight; the
 * hotel's reasons to book stand under it as long as nothing is chosen.
 */
export function BasketPanel(): ReactElement {
  const { basket, config, screen } = useUnit({ basket: $basket, config: $bookConfig, screen: $screen });
  const text = useMessages(messages);
  const incentives = config?.bookingIncentives ?? [];
  const isEmpty = basket.items.length === 0;
  // More rooms leave no place for them on a usual screen.
  const hasPlace = basket.rooms.length <= 2;
  return (
    <>
      <Card className="rr-panel">
        <h2 className="rr-panel__title">{text('basket.title')}</h2>
        <div className="rr-panel__rooms">
          <BasketRooms />
        </div>
        <BasketTotal />
        {isEmpty && <p className="small muted">{text('basket.empty')}</p>}
        {screen === 'selection' && <ContinueButton isBlock />}
      </Card>
      {isEmpty && hasPlace && incentives.length > 0 && <Incentives incentives={incentives} />}
    </>
  );
}
