import './checkout.css';
import '../confirmation.css';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { $basket, $basketTotals, $bookConfig, $property, pageTitled, paths } from 'shared/runtime';
import { Disclosure, PageHeading, useIdle, useIsDesktop, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { SummaryLine } from './summary-line.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { NothingToPay, ResumePage } from './optional-sections.tsx';
import { pageClosed, pageOpened } from './model.ts';
import { $resumption } from './resume-model.ts';

const BookingSummary = lazy(() =>
  import('./booking-summary.lazy.tsx').then((part) => ({ default: part.BookingSummary })),
);

/** product.md 2: who books, how it is paid, and the button that makes the booking. */
export function CheckoutPage() {
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const [isIdle, setIdle] = useState(false);
  useIdle(() => setIdle(true));
  const { property, config, basket, totals, resumption, opened, closed, titled } = useUnit({
    property: $property,
    config: $bookConfig,
    basket: $basket,
    totals: $basketTotals,
    resumption: $resumption,
    opened: pageOpened,
    closed: pageClosed,
    titled: pageTitled,
  });
  const isResumed = resumption.kind !== 'none';
  useEffect(() => {
    opened();
    titled(text('checkout.title'));
    return () => {
      closed();
    };
  }, [opened, closed, titled, text, isResumed]);
  if (property === null || config === null) return null;
  const form = <CheckoutForm key="form" property={property} config={config} />;
  if (isResumed) {
    return (
      <Suspense>
        <ResumePage property={property} resumption={resumption} form={form} />
      </Suspense>
    );
  }
  if (basket.items.length === 0)
    return (
      <Suspense>
        <NothingToPay href={paths.search(property.propertyCode)} />
      </Suspense>
    );
  // On a phone it is folded, so that the form comes first.
  const summary = <Suspense>{(isDesktop || isIdle) && <BookingSummary property={property} />}</Suspense>;
  // The form stays the same one when a tablet is turned: only what is around it changes.
  return (
    <div className="page-width page">
      <PageHeading>{text('checkout.title')}</PageHeading>
      <div className="split">
        <div className="stack">
          {!isDesktop && (
            <Disclosure
              kind="boxed"
              summary={
                <SummaryLine rooms={basket.items.length} total={totals.total} currency={property.currency} />
              }
            >
              {summary}
            </Disclosure>
          )}
          {form}
        </div>
        {isDesktop && (
          <aside className="split__aside co-aside" aria-label={text('checkout.summary')}>
            {summary}
          </aside>
        )}
      </div>
    </div>
  );
}
