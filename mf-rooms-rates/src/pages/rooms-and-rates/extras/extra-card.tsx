import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { textLanguage } from 'shared/domain';
import { $basket } from 'shared/runtime';
import { Button, Card, NumberStepper, Price, useMessages, useMoney } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { extraChosen } from '../items/model.ts';
import { agePriceTexts, extraPriceText } from './extra-price-text.ts';
import type { ExtraOffer } from './rules.ts';

interface ExtraProps {
  readonly offer: ExtraOffer;
  readonly roomNumber: number;
}

function ExtraControl({ offer, roomNumber }: ExtraProps): ReactElement {
  const { basket, choose } = useUnit({ basket: $basket, choose: extraChosen });
  const text = useMessages(messages);
  const money = useMoney();
  const { service, quantity, max, cost } = offer;
  const { serviceId, serviceName: name } = service;
  const take = (wanted: number): void => {
    choose({ roomNumber, serviceId, quantity: wanted });
  };
  if (max === 0 && quantity === 0) return <p className="muted small">{text('extras.sold-out')}</p>;
  if (service.chargeType === 'PerQuantity')
    return (
      <NumberStepper
        className="rr-extra__stepper"
        label={name}
        labelLanguage={textLanguage(service, 'ServiceName')}
        value={quantity}
        min={0}
        max={max}
        maxReason={text('extras.max-reached')}
        onChange={take}
      />
    );
  const price = cost === 0 ? text('extras.free') : money(cost, basket.currency);
  return quantity > 0 ? (
    <Button
      icon="check"
      aria-label={text('extras.added-full', { name })}
      onClick={() => {
        take(0);
      }}
    >
      {text('extras.added')}
    </Button>
  ) : (
    <Button
      icon="plus"
      aria-label={text('extras.add-full', { name, price })}
      onClick={() => {
        take(1);
      }}
    >
      {text('extras.add')}
    </Button>
  );
}

const fewLeft = 10;

/** One extra: what it is, how it is charged, what it costs for this stay, and its control. */
export function ExtraCard({ offer, roomNumber }: ExtraProps): ReactElement {
  const basket = useUnit($basket);
  const text = useMessages(messages);
  const money = useMoney();
  const { service, quantity, max, cost } = offer;
  const isCounted = service.chargeType === 'PerQuantity';
  const isFree = cost === 0;
  const facts = [
    ...(isFree
      ? []
      : [extraPriceText(service, basket.currency, money, text), ...agePriceTexts(service, text)]),
    ...(isCounted && max > 0 && max <= fewLeft ? [text('extras.few-left', { count: max })] : []),
  ];
  return (
    <Card as="li" selected={quantity > 0} className="rr-extra">
      <div className="rr-extra__text">
        <h3 className="rr-extra__name" {...textLanguage(service, 'ServiceName')}>
          {service.serviceName}
        </h3>
        {service.serviceDescription !== '' && (
          <p className="small muted" {...textLanguage(service, 'ServiceDescription')}>
            {service.serviceDescription}
          </p>
        )}
        {facts.length > 0 && <p className="small">{facts.join(' · ')}</p>}
      </div>
      <div className="rr-extra__offer">
        {(!isCounted || quantity > 0 || isFree) &&
          (isFree ? (
            <strong className="rr-extra__price">{text('extras.free')}</strong>
          ) : (
            <Price
              amount={cost}
              currency={basket.currency}
              caption={text('extras.for-stay')}
              className="rr-extra__price"
            />
          ))}
        <ExtraControl offer={offer} roomNumber={roomNumber} />
      </div>
    </Card>
  );
}
