import type { ReactElement } from 'react';
import { Notice, useMessages } from 'shared/ui';
import { agesMessages } from './messages.ts';

/** Who came with children whose ages the hotel needs, as from a link, reads why the search is not made yet. */
export function AgesNotice(): ReactElement {
  const text = useMessages(agesMessages);
  return (
    <Notice tone="info" title={text('search.ages.needed')} announce>
      {text('search.ages.needed.text')}
    </Notice>
  );
}
