import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { EndpointOutput, Property } from 'shared/contracts';
import type { getDeskBooking } from 'shared/contracts/desk';
import { Button } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { $act, type Act, actChosen } from './acts-model.ts';
import { ChangeForm } from './change-form.tsx';
import { EndForm } from './end-form.tsx';
import { PersonForm } from './person-form.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { NoShowForm } from './no-show-form.tsx';
import { DecideForm } from '../requests/decide-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { EndHoldForm } from '../telephone/end-hold-form.tsx';

export interface OfBooking {
  readonly property: Property;
  readonly detail: EndpointOutput<typeof getDeskBooking>;
  readonly calls: readonly string[];
}

/** In the order of their buttons. */
const every = [
  'accept',
  'decline',
  'change',
  'cancel',
  'no-show',
  'refund',
  'end-hold',
  'person',
  'invoice',
] as const satisfies readonly Act[];

/** What can be done with a booking, as buttons; each opens its form over the facts. */
export function ActButtons({ property, detail, calls }: OfBooking) {
  const text = useWords();
  const choose = useUnit(actChosen);
  const { status } = detail.booking;
  const isConfirmed = status === 'Confirmed';
  const isInvoiced = isConfirmed || detail.confirmation.canBeInvoiced === true;
  const may = (act: Act): boolean => {
    // Nothing is left of a booker who was erased.
    if (act === 'person') return calls.includes('GET /api/Desk/Person') && detail.booking.bookerName !== '';
    if (act === 'invoice')
      return (
        calls.includes('POST /api/Desk/Invoice') && isInvoiced && (property.legalEntity ?? null) !== null
      );
    if (act === 'refund') return calls.includes('POST /api/Desk/Refund') && (detail.refundable ?? 0) > 0;
    if (act === 'change')
      return calls.includes('POST /api/Desk/Change') && isConfirmed && detail.stay !== undefined;
    if (act === 'accept') return calls.includes('POST /api/Desk/AcceptRequest') && detail.booking.isOnRequest;
    if (act === 'decline')
      return calls.includes('POST /api/Desk/DeclineRequest') && detail.booking.isOnRequest;
    if (act === 'end-hold')
      return calls.includes('POST /api/Desk/EndHold') && detail.booking.heldUntilUtc !== undefined;
    return calls.includes('POST /api/Desk/Cancel') && isConfirmed;
  };
  const acts = every.filter(may);
  return (
    <div className="desk-actions">
      {acts.map((act) => (
        <Button key={act} onClick={() => choose(act)}>
          {text(`act.${act}`)}
        </Button>
      ))}
      <Button onClick={() => window.print()}>{text('act.print')}</Button>
    </div>
  );
}

/** The form of what was chosen. Its heading gets the focus. */
export function ActForm(given: OfBooking) {
  const text = useWords();
  const { act, choose } = useUnit({ act: $act, choose: actChosen });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (act !== null) heading.current?.focus();
  }, [act]);
  if (act === null) return null;
  return (
    <section
      className="desk-act"
      onKeyDown={({ key, target }) => {
        // A list of choices that is open takes the key for itself.
        const isInList = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
        if (key === 'Escape' && !isInList) choose(null);
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {text(`act.${act}`)}
      </h3>
      {act === 'change' && given.detail.stay !== undefined && (
        // Another version of the booking is changed from how it is now.
        <ChangeForm
          key={given.detail.stayVersion}
          property={given.property}
          stay={given.detail.stay}
          reservationId={given.detail.booking.reservationId}
        />
      )}
      {act === 'invoice' && <InvoiceForm {...given} />}
      {act === 'refund' && <RefundForm {...given} />}
      {(act === 'accept' || act === 'decline') && <DecideForm key={act} {...given} decision={act} />}
      {act === 'end-hold' && <EndHoldForm {...given} />}
      {act === 'person' && <PersonForm {...given} />}
      {act === 'cancel' && <EndForm {...given} isNoShow={false} />}
      {act === 'no-show' && <NoShowForm {...given} />}
    </section>
  );
}
