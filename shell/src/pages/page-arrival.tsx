import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useAnnounce } from 'shared/ui';
import { $arrivals } from './arrival-model.ts';
import { focusHeading } from './focus-heading.ts';

/** Drawn after a page: moves focus to its heading and says its title, except for the page that the guest opened first. */
export function PageArrival(): null {
  const { count, title } = useUnit($arrivals);
  const announce = useAnnounce();
  useEffect(() => {
    if (count <= 1) return;
    announce(title);
    return focusHeading(document);
    // Only a new arrival moves focus: a title that changes later does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count, announce]);
  return null;
}
