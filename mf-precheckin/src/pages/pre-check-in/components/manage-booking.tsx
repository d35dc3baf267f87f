import { useUnit } from 'effector-react';
import { type ReactElement, type Ref } from 'react';
import { cancellationText, listText } from 'shared/domain';
import { $clock } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Button, Card, Icon, SectionHeading, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { Contact } from './contact.tsx';
import { type Terms, termsOf } from './manage-rules.ts';
import type { StepProps } from './step-props.ts';

function TermsText({ terms, currency }: { readonly terms: Terms; readonly currency: string }): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const { cancellation, policy } = terms;
  const isFree = cancellation?.kind === 'free' || cancellation?.kind === 'free-until';
  return (
    <>
      {cancellation !== null && (
        <p className={isFree ? 'pc-term pc-term--good' : 'pc-term'}>
          <Icon name={isFree ? 'check' : 'info'} size={20} />
          <strong>{cancellationText(cancellation, { text, locale, currency })}</strong>
        </p>
      )}
      {policy !== '' && <p className="pc-quiet">{policy}</p>}
    </>
  );
}

interface ManageBookingProps extends StepProps {
  /** For a link of the page that leads here. */
  readonly ref?: Ref<HTMLElement>;
}

/** Until when cancelling is free, what it costs, and the page on which guests do it; where the site has none, whom to contact. */
export function ManageBooking({ reservation, property, ref }: ManageBookingProps): ReactElement {
  const text = useMessages(messages);
  const locale = useLocale();
  const clock = useUnit($clock);
  const { referenceNumber, reservationItems, paymentDetails } = reservation;
  const { confirmationToken } = reservation;
  const page = confirmationToken === undefined ? null : stayPage(property.propertyCode, confirmationToken);
  const terms = termsOf(reservationItems, property, clock.now());
  const hasDeadline = terms.some(({ cancellation }) => cancellation !== null && 'deadline' in cancellation);
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="pc-manage" className="pc-manage">
      <Card padding="large">
        <div className="pc-manage__columns">
          <div className="pc-manage__terms">
            <SectionHeading id="pc-manage">{text('manage.title')}</SectionHeading>
            {terms.map((each) => (
              <div key={each.rooms.join()} className="pc-manage__term">
                {terms.length > 1 && (
                  <h3 className="pc-manage__rooms">
                    {text('manage.rooms', { rooms: listText(each.rooms.map(String), locale) })}
                  </h3>
                )}
                <TermsText terms={each} currency={paymentDetails.currency} />
              </div>
            ))}
            {hasDeadline && <p className="pc-quiet">{text('manage.hotel-time')}</p>}
          </div>
          <div className="pc-manage__how">
            <p>{text(page === null ? 'manage.text' : 'manage.here')}</p>
            {page !== null && (
              <Button icon="edit" href={page}>
                {text('manage.open')}
              </Button>
            )}
            <dl className="pc-manage__reference">
              <dt>{text('manage.reference')}</dt>
              <dd>
                <bdi dir="ltr">{referenceNumber}</bdi>
              </dd>
            </dl>
            <Contact property={property} subject={text('manage.subject', { reference: referenceNumber })} />
          </div>
        </div>
      </Card>
    </section>
  );
}
