import { useUnit } from 'effector-react';
import { Notice, useMessages } from 'shared/ui';
import { messages } from './messages.ts';
import { $refusal } from './model.ts';

/** Why nothing was changed. */
export function Refusal() {
  const text = useMessages(messages);
  const refusal = useUnit($refusal);
  return (
    refusal !== null && (
      <Notice tone="negative" title={text('manage.refused')} announce>
        {refusal || text('manage.failed')}
      </Notice>
    )
  );
}
