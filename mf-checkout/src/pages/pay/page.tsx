import { useUnit } from 'effector-react';
import { Suspense, useEffect, type ReactNode, type SyntheticEvent } from 'react';
import type { PaymentDue, Property } from 'shared/contracts';
import { todayIn, toMinor } from 'shared/domain';
import { $clock, $property, $route, formatMoney, formatStayDate, pageTitled, paths } from 'shared/runtime';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  Facts,
  FailedState,
  Notice,
  PageHeading,
  SectionHeading,
  Skeleton,
  StayDates,
  useLocale,
  useMessages,
} from 'shared/ui';
import { CardForm, SimulatorNotice } from 'shared/ui/card';
import { payMessages } from '../../messages/pay.en-GB.ts';
import { GatewayCard } from '../checkout/gateway/elements.ts';
import { SimulatedExpress } from '../checkout/gateway/simulated-express.tsx';
import { simulatedCard } from '../checkout/gateway/simulated-wallet.ts';
import {
  $attempts,
  $card,
  $due,
  $isBusy,
  $loadProblem,
  $outcome,
  $shownProblems,
  approvalContinued,
  approvalWanted,
  cardSubmitted,
  cardTyped,
  fieldLeft,
  looked,
  pageClosed,
  pageOpened,
  takerChanged,
} from './model.ts';

const fieldId = (field: string): string => `pay-${field}`;

const useAmount = (due: PaymentDue): string =>
  formatMoney(toMinor(due.amount, due.currency), due.currency, useLocale());

function OutcomeNotice() {
  const text = useMessages(payMessages);
  const { outcome, look } = useUnit({ outcome: $outcome, look: looked });
  if (outcome === null) return null;
  if (outcome.kind === 'refused')
    return (
      <Notice tone="negative" title={text('pay.refused')}>
        {outcome.message ?? text('pay.refused.text')}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={text(`pay.${outcome.kind}`)}
      action={<Button onClick={() => look()}>{text('pay.again')}</Button>}
    >
      {text(`pay.${outcome.kind}.text`)}
    </Notice>
  );
}

/** The bank wants the guest: with the card that is kept, or for what was begun before. */
function Approval({ due, property }: { readonly due: PaymentDue; readonly property: Property }) {
  const text = useMessages(payMessages);
  const amount = useAmount(due);
  const { isBusy, approve, goOn } = useUnit({
    isBusy: $isBusy,
    approve: approvalWanted,
    goOn: approvalContinued,
  });
  const { cardGateway: gateway = null } = property;
  const { card, paymentAction: action = null } = due;
  const scheme = property.creditCards.find(({ code }) => code === card?.scheme)?.name ?? card?.scheme ?? '';
  if (gateway !== null && action !== null)
    return (
      <Notice
        tone="warning"
        title={text('pay.approve.title')}
        action={
          <Button kind="primary" icon="lock" busy={isBusy} onClick={() => goOn({ gateway, action })}>
            {text('pay.continue')}
          </Button>
        }
      />
    );
  if (!due.needsApproval || card === null) return null;
  return (
    <Notice
      tone="warning"
      title={text('pay.approve.title')}
      action={
        <Button kind="primary" icon="lock" busy={isBusy} onClick={() => approve()}>
          {text('pay.approve', { amount })}
        </Button>
      }
    >
      {text('pay.approve.text', { scheme, digits: card.lastFour })}
    </Notice>
  );
}

function OwnCardForm({ property }: { readonly property: Property }) {
  const text = useMessages(payMessages);
  const { card, clock, problems, type, leave, submit } = useUnit({
    card: $card,
    clock: $clock,
    problems: $shownProblems,
    type: cardTyped,
    leave: fieldLeft,
    submit: cardSubmitted,
  });
  const fieldOf = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return {
      id: fieldId(field),
      error: problem === undefined ? null : text(problem.message),
      onBlur: () => {
        leave(field);
      },
    };
  };
  return (
    <>
      <SimulatorNotice property={property} />
      {property.cardsAreSimulated && (
        <SimulatedExpress
          onPress={() => {
            type(simulatedCard(todayIn(property.timeZone, clock.now())));
            submit();
          }}
        />
      )}
      <CardForm
        card={card}
        accepted={property.creditCards}
        fields={{
          creditCardNumber: fieldOf('creditCardNumber'),
          creditCardName: fieldOf('creditCardName'),
          expiry: fieldOf('expiry'),
          cvvNumber: fieldOf('cvvNumber'),
        }}
        onChange={type}
      />
    </>
  );
}

function OtherCard({ due, property }: { readonly due: PaymentDue; readonly property: Property }) {
  const text = useMessages(payMessages);
  const amount = useAmount(due);
  const { isBusy, attempts, problems, submit, take } = useUnit({
    isBusy: $isBusy,
    attempts: $attempts,
    problems: $shownProblems,
    submit: cardSubmitted,
    take: takerChanged,
  });
  const { cardGateway: gateway = null } = property;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Card as="section" padding="large">
      <form className="co-section" onSubmit={onSubmit} noValidate aria-busy={isBusy}>
        <SectionHeading level={2}>
          {/* Another one than the one that is offered above. */}
          {text(due.needsApproval && due.card !== null ? 'pay.card' : 'pay.link.card')}
        </SectionHeading>
        {gateway === null ? (
          <OwnCardForm property={property} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" height={318} />}>
            <GatewayCard
              gateway={gateway}
              use={{
                amount: toMinor(due.amount, due.currency),
                currency: due.currency,
                keptFor: due.mandate === undefined ? null : 'off_session',
              }}
              hotel={property.propertyName}
              contact={{ telephone: property.telephone, email: property.email }}
              onTaker={take}
            />
          </Suspense>
        )}
        {due.mandate !== undefined && <p>{due.mandate}</p>}
        <OutcomeNotice />
        <ErrorSummary
          title={text('pay.missing')}
          focusKey={attempts}
          problems={
            attempts === 0
              ? []
              : problems.map(({ field, message }) => ({ fieldId: fieldId(field), message: text(message) }))
          }
        />
        <Button kind="primary" size="large" type="submit" block busy={isBusy} icon="lock">
          {isBusy ? text('pay.busy') : text(due.amount > 0 ? 'pay.button' : 'pay.link.button', { amount })}
        </Button>
      </form>
    </Card>
  );
}

/** Why the guest is here: a part that is due of a booking that stands, or rooms that are held until this is done. */
function useLead({ amount, heldUntilUtc, isOfChange }: PaymentDue, { timeZone }: Property): string {
  const text = useMessages(payMessages);
  const locale = useLocale();
  if (isOfChange === true) return text('pay.change.lead');
  if (heldUntilUtc === undefined) return text('pay.lead');
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const until = at.format(new Date(heldUntilUtc));
  return text(amount > 0 ? 'pay.link.lead' : 'pay.link.card-lead', { until });
}

function Due({ due, property }: { readonly due: PaymentDue; readonly property: Property }) {
  const text = useMessages(payMessages);
  const locale = useLocale();
  const amount = useAmount(due);
  const lead = useLead(due, property);
  return (
    <>
      <p>{lead}</p>
      <Card as="section" padding="large">
        <Facts
          columns={2}
          items={[
            ...(due.amount > 0
              ? [
                  {
                    term: text(due.isOfChange === true ? 'pay.change.amount' : 'pay.amount'),
                    detail: <strong>{amount}</strong>,
                  },
                ]
              : []),
            ...(due.on === null || due.isOfChange === true
              ? []
              : [{ term: text('pay.on'), detail: formatStayDate(due.on, 'short', locale) }]),
            { term: text('pay.reference'), detail: due.referenceNumber },
            { term: text('pay.stay'), detail: <StayDates from={due.dateFrom} to={due.dateTo} nights /> },
          ]}
        />
      </Card>
      <Approval due={due} property={property} />
      <OtherCard due={due} property={property} />
    </>
  );
}

function NotDue({ due }: { readonly due: PaymentDue }) {
  const text = useMessages(payMessages);
  const locale = useLocale();
  const amount = useAmount(due);
  if (due.heldUntilUtc !== undefined) {
    const isPaid = due.status === 'Paid';
    return (
      <EmptyState
        title={text(isPaid ? 'pay.link.done' : 'pay.link.over')}
        icon={isPaid ? 'check' : 'calendar'}
      >
        {text(isPaid ? 'pay.link.done.text' : 'pay.link.over.text')}
      </EmptyState>
    );
  }
  if (due.status === 'Paid')
    return (
      <EmptyState title={text('pay.paid')} icon="check">
        {text('pay.paid.text', { amount })}
      </EmptyState>
    );
  return (
    <EmptyState title={text('pay.not-due')} icon="calendar">
      {due.on === null
        ? text('pay.nothing.text')
        : text('pay.not-due.text', { amount, date: formatStayDate(due.on, 'short', locale) })}
    </EmptyState>
  );
}

function Frame({
  property,
  title,
  children,
}: {
  readonly property: Property;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const text = useMessages(payMessages);
  const route = useUnit($route);
  const token = route.params['confirmationToken'] ?? '';
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{title}</PageHeading>
      <div className="stack">{children}</div>
      <Button kind="link" icon="arrow-left" href={paths.confirmation(property.propertyCode, token)}>
        {text('pay.back')}
      </Button>
    </div>
  );
}

/** What is due of a booking, by the secret of its confirmation: paid with another card, or approved at the bank. */
export function PayPage() {
  const text = useMessages(payMessages);
  const { property, due, problem, opened, closed, look, titled } = useUnit({
    property: $property,
    due: $due,
    problem: $loadProblem,
    opened: pageOpened,
    closed: pageClosed,
    look: looked,
    titled: pageTitled,
  });
  const title = text(due?.isOfChange === true ? 'pay.change.title' : 'pay.title');
  useEffect(() => {
    opened();
    return () => {
      closed();
    };
  }, [opened, closed]);
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null) return null;
  const contact = { telephone: property.telephone, email: property.email };
  const content = () => {
    if (due !== null && problem === null)
      return due.status === 'Due' ? <Due due={due} property={property} /> : <NotDue due={due} />;
    if (problem === 'unknown')
      return (
        <FailedState title={text('pay.not-found')} contact={contact}>
          {text('pay.not-found.text')}
        </FailedState>
      );
    if (problem === 'failed')
      return (
        <FailedState title={text('pay.failed')} contact={contact} onRetry={() => look()}>
          {text('pay.failed.text')}
        </FailedState>
      );
    return <Skeleton lines={8} />;
  };
  return (
    <Frame property={property} title={title}>
      {content()}
    </Frame>
  );
}
