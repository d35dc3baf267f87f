import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { type Minor, typedDigits } from 'shared/domain';
import { formatMoney } from 'shared/runtime';
import { useLocale } from 'shared/ui';
import { Input } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import type { DraftRoom } from './draft.ts';
import { extraPriceWords } from './extra-price-words.ts';
import { $extras, extrasKey } from './model.ts';

interface Props {
  readonly property: Property;
  readonly room: DraftRoom;
  readonly number: number;
  readonly edit: (extras: DraftRoom['extras']) => void;
}

/** How many of each extra go with a room; nothing where it has none, or they are not known. */
export function ExtrasFields({ property, room, number, edit }: Props) {
  const text = useWords();
  const locale = useLocale();
  const money = (amount: Minor, currency: string) => formatMoney(amount, currency, locale);
  const known = useUnit($extras);
  const found = room.choice === null ? undefined : known[extrasKey(room.choice)];
  const extras = (found?.services ?? []).map((service) => ({
    ...service,
    left: found?.inventoryPerServiceId[service.serviceId]?.available ?? null,
  }));
  if (extras.length === 0) return null;
  return (
    <fieldset className="desk-rooms">
      <legend>{text('telephone.extras', { number: String(number) })}</legend>
      <div className="desk-search">
        {extras.map(({ left, ...service }) => {
          const { serviceId, serviceName, chargeType } = service;
          return (
            <label key={serviceId} className="desk-label">
              {`${serviceName}, ${extraPriceWords(service, property.currency, money, text)}`}
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={room.extras[serviceId] ?? 0}
                onChange={({ target }) =>
                  edit({
                    ...room.extras,
                    [serviceId]: Math.min(
                      Number(typedDigits(target.value)),
                      left ?? 99,
                      chargeType === 'PerQuantity' ? 99 : 1,
                    ),
                  })
                }
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
