import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Service } from 'shared/contracts';
import { ageRangeText, extraUnitPrice, textLanguage, toMinor, type Translate } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { Badge, Button, Card, NumberStepper, Price, useLocale, useMessages } from 'shared/ui';
import type { MessageKey } from '../../../messages/index.ts';
import { messages } from '../../../messages/index.ts';
import { extraRequested } from '../draft/model.ts';
import type { ExtraOffer } from './rules.ts';

interface ExtraProps {
  readonly offer: ExtraOffer;
  readonly item: number;
  readonly currency: string;
}

const keys = {
  PerStay: ['extras.per-stay', 'extras.per-person-stay'],
  PerDay: ['extras.per-day', 'extras.per-person-day'],
  PerQuantity: ['extras.per-quantity', 'extras.per-person-quantity'],
} as const;

const ageKeys: Readonly<Record<number, MessageKey>> = { 0: 'extras.ages-free', 50: 'extras.ages-half' };

/** How an extra is charged: "£15.00 per person and night · ages 3–11 half price" (product.md 9). */
function unitText(service: Service, price: string, text: Translate<MessageKey>): string {
  const [each, perPerson] = keys[service.chargeType];
  const ofAges = (service.byAge ?? []).map((of) =>
    text(ageKeys[of.percent] ?? 'extras.ages-percent', { ages: ageRangeText(of), percent: of.percent }),
  );
  return [text(service.chargePerPerson ? perPerson : each, { price }), ...ofAges].join(' · ');
}

function ExtraControl({ offer, item, currency }: ExtraProps): ReactElement | null {
  const text = useMessages(messages);
  const locale = useLocale();
  const request = useUnit(extraRequested);
  const { service, booked, requested, max, cost, isAdded } = offer;
  const { serviceId, serviceName: name } = service;
  const take = (quantity: number): void => {
    request({ item, serviceId, quantity });
  };
  const isCounted = service.chargeType === 'PerQuantity';
  // The requested extra is no longer available: it can only be removed.
  if (isAdded && max <= booked) {
    return (
      <Button icon="trash" onClick={() => take(booked)}>
        {text('extras.take-out', { name })}
      </Button>
    );
  }
  if (max <= booked) return booked > 0 ? null : <p className="muted small">{text('extras.sold-out')}</p>;
  if (isCounted) {
    return (
      <NumberStepper
        className="pc-extra__stepper"
        label={name}
        labelLanguage={textLanguage(service, 'ServiceName')}
        value={Math.min(requested, max)}
        min={booked}
        max={max}
        maxReason={text('extras.max-reached')}
        onChange={take}
      />
    );
  }
  return isAdded ? (
    <Button icon="check" aria-label={text('extras.added-full', { name })} onClick={() => take(0)}>
      {text('extras.added')}
    </Button>
  ) : (
    <Button
      icon="plus"
      aria-label={text('extras.add-full', { name, price: formatMoney(cost, currency, locale) })}
      onClick={() => take(1)}
    >
      {text('extras.add')}
    </Button>
  );
}

const fewLeft = 10;

/** One extra: what it is, how it is charged, what it adds to this stay, and its control. */
export function ExtraCard(props: ExtraProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { offer, currency } = props;
  const { service, booked, requested, max, cost, isAdded } = offer;
  const isCounted = service.chargeType === 'PerQuantity';
  const left = max - booked;
  const isIncluded = booked > 0 && !isCounted;
  const { dayPrices = [] } = service;
  const usual = extraUnitPrice(service, currency);
  const isFree = usual === 0 && dayPrices.length === 0;
  const least = Math.min(usual, ...dayPrices.map(({ price }) => toMinor(price, currency)));
  const unit = unitText(service, formatMoney(least, currency, locale), text);
  return (
    <Card as="li" selected={isAdded} className="pc-extra">
      <div className="pc-extra__text">
        <h3 className="pc-extra__name" {...textLanguage(service, 'ServiceName')}>
          {service.serviceName}
        </h3>
        {service.serviceDescription !== '' && (
          <p className="small muted" {...textLanguage(service, 'ServiceDescription')}>
            {service.serviceDescription}
          </p>
        )}
        <p className="small">
          {isFree && text('extras.free')}
          {!isFree && (dayPrices.length === 0 ? unit : text('extras.from', { price: unit }))}
          {isCounted && left > 0 && left <= fewLeft && (
            <span className="muted"> · {text('extras.few-left', { count: left })}</span>
          )}
        </p>
        {booked > 0 && (
          <p>
            <Badge tone="positive" icon="check">
              {isCounted ? text('extras.included-count', { count: booked }) : text('extras.included')}
            </Badge>
          </p>
        )}
        {isAdded && requested > max && (
          <p>
            <Badge tone="warning" icon="warning">
              {text('extras.gone')}
            </Badge>
          </p>
        )}
      </div>
      {!isIncluded && (
        <div className="pc-extra__offer">
          {(!isCounted || isAdded) && !isFree && (
            <Price
              amount={cost}
              currency={currency}
              caption={text('extras.for-stay')}
              className="pc-extra__price"
            />
          )}
          <ExtraControl {...props} />
        </div>
      )}
    </Card>
  );
}
