import { useUnit } from 'effector-react';
import { useEffect, type ReactElement } from 'react';
import { followList, liveListBrowser } from 'shared/runtime/factories';
import { useAnnounce } from 'shared/ui';
import { $request } from '../model.ts';
import { freeHeights, keepHeights } from './keep-heights.ts';
import { $said, listAsked } from './model.ts';

/** The open list hears of what others book and the hotel changes, asks again and says what is another. */
export function LiveList(): ReactElement | null {
  const { request, said, ask } = useUnit({ request: $request, said: $said, ask: listAsked });
  const announce = useAnnounce();
  const propertyId = request?.propertyId ?? null;
  const dateFrom = request?.dateFrom ?? null;
  const dateTo = request?.dateTo ?? null;
  useEffect(() => {
    const browser = liveListBrowser(window);
    if (browser === null || propertyId === null || dateFrom === null || dateTo === null) return undefined;
    const askInPlace: typeof ask = (changed) => {
      keepHeights();
      return ask(changed);
    };
    const list = { propertyId, propertyGroupId: null, dateFrom, dateTo };
    const stop = followList(list, askInPlace, browser);
    window.addEventListener('resize', freeHeights);
    return () => {
      stop();
      window.removeEventListener('resize', freeHeights);
      freeHeights();
    };
  }, [propertyId, dateFrom, dateTo, ask]);
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said, announce]);
  return null;
}
