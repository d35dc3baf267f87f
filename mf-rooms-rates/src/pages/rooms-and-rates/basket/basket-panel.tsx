import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $basket, $bookConfig } from 'shared/runtime';
import { Card, Icon } from 'shared/ui';
import { useText } from '../../../messages/use-text.ts';
import { ContinueButton } from '../steps/continue-button.tsx';
import { $step } from '../steps/model.ts';
import { BasketContents } from './basket-contents.tsx';

/** Desktop: the booking so far, beside the steps and always in sight. */
export function BasketPanel(): ReactElement {
  const { basket, config, step } = useUnit({ basket: $basket, config: $bookConfig, step: $step });
  const text = useText();
  const incentives = config?.bookingIncentives ?? [];
  return (
    <div className="stack">
      <Card className="rr-panel">
        <h2 className="rr-panel__title">{text('basket.title')}</h2>
        <BasketContents />
        {basket.items.length === 0 && <p className="small muted">{text('basket.empty')}</p>}
        {step.step === 'selection' && <ContinueButton isBlock />}
      </Card>
      {incentives.length > 0 && (
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
      )}
    </div>
  );
}
