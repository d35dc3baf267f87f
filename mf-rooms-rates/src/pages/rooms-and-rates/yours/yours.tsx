import { useUnit } from 'effector-react';
import { useEffect, useState, type ReactElement } from 'react';
import { $basket } from 'shared/runtime';
import { ChargedIn, useIsDesktop } from 'shared/ui';
import { ExtrasPart } from '../extras/extras-part.tsx';
import { GuestsPart } from '../guests/guests-part.tsx';
import { SummaryPart } from '../summary/summary-part.tsx';
import { UpgradesPart } from '../upgrades/upgrades-part.tsx';
import './yours.css';

/** Whether what was drawn first has been painted: what stands below it can follow. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    // A frame's callback runs before the frame is painted, and a task that it starts runs after.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        setIsPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/** Everything between the choice of rooms and Checkout, for all rooms, on one page (docs/decisions/0066). */
export function Yours(): ReactElement {
  const isDesktop = useIsDesktop();
  const isPainted = useIsPainted();
  const { currency } = useUnit($basket);
  return (
    <div className="rr-yours">
      <ChargedIn currency={currency} />
      {/* product.md 2: on a phone the summary stands at the top of the page; on a desktop the booking stands beside it. */}
      {!isDesktop && <SummaryPart />}
      <UpgradesPart />
      <GuestsPart />
      {isPainted && <ExtrasPart />}
    </div>
  );
}
