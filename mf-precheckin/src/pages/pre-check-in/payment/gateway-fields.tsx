import { useUnit } from 'effector-react';
import { Suspense, type ReactElement } from 'react';
import type { CardGateway, Property } from 'shared/contracts';
import { Button, Notice, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { GatewayCard } from './elements.ts';
import { $isTokenRefused, $token, cardPlaceId, takerChanged, tokenDropped } from './model.ts';

interface GatewayFieldsProps {
  readonly property: Property;
  readonly gateway: CardGateway;
}

/** A card that stands for what may be due, given in the gateway's own form: this page never sees it. */
export function GatewayFields({ property, gateway }: GatewayFieldsProps): ReactElement {
  const text = useMessages(messages);
  const { token, isRefused, take, drop } = useUnit({
    token: $token,
    isRefused: $isTokenRefused,
    take: takerChanged,
    drop: tokenDropped,
  });
  if (token !== null) {
    return (
      <Notice
        tone="positive"
        title={text('payment.given')}
        action={
          <Button kind="quiet" onClick={() => drop()}>
            {text('payment.other-card')}
          </Button>
        }
      >
        {text('payment.card-text')}
      </Notice>
    );
  }
  return (
    <div id={cardPlaceId} tabIndex={-1}>
      {isRefused && (
        <Notice tone="negative" title={text('payment.not-taken')}>
          {text('payment.not-taken-text')}
        </Notice>
      )}
      <Suspense fallback={<Skeleton shape="block" height={318} />}>
        <GatewayCard
          gateway={gateway}
          use={{ amount: 0, currency: property.currency, keptFor: 'off_session' }}
          hotel={property.propertyName}
          contact={{ telephone: property.telephone, email: property.email }}
          onTaker={take}
        />
      </Suspense>
    </div>
  );
}
