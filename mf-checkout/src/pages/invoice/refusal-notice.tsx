import { useUnit } from 'effector-react';
import { Notice, useMessages } from 'shared/ui';
import { invoiceMessages } from '../../messages/invoice.en-GB.ts';
import { $refusal } from './model.ts';

/** Why no invoice was issued, where no field says it. */
export function RefusalNotice() {
  const text = useMessages(invoiceMessages);
  const refusal = useUnit($refusal);
  if (refusal === null) return null;
  return (
    <Notice tone="negative" title={text('invoice.notIssued.title')} className="no-print" announce>
      {refusal === '' ? text('invoice.notIssued.text') : refusal}
    </Notice>
  );
}
