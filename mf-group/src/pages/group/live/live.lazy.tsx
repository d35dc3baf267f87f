import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { followList, liveListBrowser } from 'shared/runtime/factories';
import { useAnnounce } from 'shared/ui';
import { $question } from '../search/model.ts';
import { $said, hotelsAsked } from './model.ts';

/** The open list of hotels hears of what others book and hotels change, asks again for those and says what is another. */
export function LiveList() {
  const { question, said, ask } = useUnit({ question: $question, said: $said, ask: hotelsAsked });
  const announce = useAnnounce();
  const propertyGroupId = question?.propertyGroupId ?? null;
  const dateFrom = question?.dateFrom ?? null;
  const dateTo = question?.dateTo ?? null;
  useEffect(() => {
    const browser = liveListBrowser(window);
    if (browser === null || propertyGroupId === null || dateFrom === null || dateTo === null)
      return undefined;
    return followList({ propertyId: null, propertyGroupId, dateFrom, dateTo }, ask, browser);
  }, [propertyGroupId, dateFrom, dateTo, ask]);
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said, announce]);
  return null;
}
