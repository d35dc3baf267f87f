import { useUnit } from 'effector-react';
import type { OfBooking } from '../acts/acts.tsx';
import { actChosen } from '../acts/acts-model.ts';
import { Button } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { endHoldFx, holdEnded } from './model.ts';

/** Gives the rooms free for which the guest has not paid: what follows, then one confirmation. */
export function EndHoldForm({ property, detail }: Pick<OfBooking, 'property' | 'detail'>) {
  const text = useWords();
  const { end, choose, isWorking } = useUnit({
    end: holdEnded,
    choose: actChosen,
    isWorking: endHoldFx.pending,
  });
  const { reservationId } = detail.booking;
  return (
    <>
      <p>{text('act.end-hold.truth')}</p>
      <div className="desk-actions">
        <Button
          type="primary"
          loading={isWorking}
          onClick={() => end({ propertyId: property.propertyId, reservationId })}
        >
          {text('act.end-hold.confirm')}
        </Button>
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </>
  );
}
