import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import type { EndpointOutput, Property } from 'shared/contracts';
import type { getDeskBooking } from 'shared/contracts/desk';
import { SectionHeading } from 'shared/ui';
import { Button, Input } from 'shared/ui/desk';
import { mailFx, mailWantedAgain } from '../bookings-model.ts';
import { useTexts, useWords } from '../use-desk.ts';

interface Props {
  readonly property: Property;
  readonly detail: EndpointOutput<typeof getDeskBooking>;
  readonly mayWrite: boolean;
}

/** The link with which the guest confirms the booking: until when, to copy, and to send again. */
export function PaymentLink({ property, detail, mayWrite }: Props) {
  const text = useWords();
  const { instant, money } = useTexts(property.timeZone);
  const { again, isWorking } = useUnit({ again: mailWantedAgain, isWorking: mailFx.pending });
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { paymentLink: link, mails, booking } = detail;
  if (link === undefined) return null;
  const mailId = mails.find(({ kind }) => kind === 'payment-link')?.mailId;
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(link.url);
    setIsCopied(true);
  };
  return (
    <section className="desk-part">
      <SectionHeading>{text('status.awaiting', { until: instant(link.untilUtc) })}</SectionHeading>
      <p>
        {link.amount > 0
          ? text('telephone.link.pay', { amount: money(link.amount, booking.currency) })
          : text('telephone.link.card')}
      </p>
      <label className="desk-label">
        {text('telephone.link')}
        <Input
          readOnly
          autoComplete="off"
          dir="ltr"
          value={link.url}
          ref={(input) => {
            field.current = input?.input ?? null;
          }}
        />
      </label>
      <div className="desk-actions">
        <Button
          onClick={() => {
            // Where the browser does not let it, the text stands selected.
            copy().catch(() => undefined);
          }}
        >
          {text(isCopied ? 'telephone.link.copied' : 'telephone.link.copy')}
        </Button>
        {mayWrite && mailId !== undefined && (
          <Button
            loading={isWorking}
            onClick={() =>
              again({ propertyId: property.propertyId, reservationId: booking.reservationId, mailId })
            }
          >
            {text('telephone.link.again')}
          </Button>
        )}
      </div>
      <span role="status" className="desk-small">
        {isCopied && text('telephone.link.copied')}
      </span>
    </section>
  );
}
