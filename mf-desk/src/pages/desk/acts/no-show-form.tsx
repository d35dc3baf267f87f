import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $clock } from 'shared/runtime';
import { Button } from 'shared/ui/desk';
import { useTexts, useWords } from '../use-desk.ts';
import type { OfBooking } from './acts.tsx';
import { actChosen } from './acts-model.ts';
import { EndForm } from './end-form.tsx';

/** Notes that guests have not come. Before the hotel's hour they still can, and it is said when that is over. */
export function NoShowForm(given: OfBooking) {
  const text = useWords();
  const { instant } = useTexts(given.property.timeZone);
  const { choose, clock } = useUnit({ choose: actChosen, clock: $clock });
  const [openedAt] = useState(() => clock.now().getTime());
  const { noShowFromUtc } = given.detail;
  if (noShowFromUtc === undefined || Date.parse(noShowFromUtc) <= openedAt)
    return <EndForm {...given} isNoShow />;
  return (
    <>
      <p>{text('act.no-show.early', { time: instant(noShowFromUtc) })}</p>
      <div className="desk-actions">
        <Button onClick={() => choose(null)}>{text('act.leave')}</Button>
      </div>
    </>
  );
}
