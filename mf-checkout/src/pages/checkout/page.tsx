import './checkout.css';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $basket, $bookConfig, $property, pageTitled, paths } from 'shared/runtime';
import {
  Button,
  Disclosure,
  EmptyState,
  PageHeading,
  SplitLayout,
  useIsDesktop,
  useMessages,
} from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { BookingSummary } from './booking-summary.tsx';
import { SummaryLine } from './summary-line.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { pageClosed, pageOpened } from './model.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** product.md 2: who books, how it is paid, and the button that makes the booking. */
export function CheckoutPage() {
  const text = useMessages(messages);
  const isDesktop = useIsDesktop();
  const { property, config, basket, opened, closed, titled } = useUnit({
    property: $property,
    config: $bookConfig,
    basket: $basket,
    opened: pageOpened,
    closed: pageClosed,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    titled(text('checkout.title'));
    return () => {
      closed();
    };
  }, [opened, closed, titled, text]);
  if (property === null || config === null) return null;
  if (basket.items.length === 0) {
    return (
      <div className="page-width page page--narrow">
        <PageHeading>{text('checkout.title')}</PageHeading>
        <EmptyState
          title={text('checkout.empty.title')}
          icon="bed"
          action={
            <Button kind="primary" href={paths.search(property.propertyCode)}>
              {text('checkout.empty.action')}
            </Button>
          }
        >
          {text('checkout.empty.text')}
        </EmptyState>
      </div>
    );
  }
  const form = (
    <div className="stack">
      <RefusalNotice property={property} />
      <CheckoutForm property={property} config={config} />
    </div>
  );
  return (
    <div className="page-width page">
      <PageHeading>{text('checkout.title')}</PageHeading>
      {isDesktop ? (
        <SplitLayout aside={<BookingSummary property={property} />} asideLabel={text('checkout.summary')}>
          {form}
        </SplitLayout>
      ) : (
        <div className="stack">
          <Disclosure kind="boxed" summary={<SummaryLine property={property} />}>
            <BookingSummary property={property} />
          </Disclosure>
          {form}
        </div>
      )}
    </div>
  );
}
