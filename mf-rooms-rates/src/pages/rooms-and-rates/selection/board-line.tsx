import type { ReactElement } from 'react';
import type { Rate } from 'shared/contracts';
import { Icon, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import './rate.css';

/** The meals that a rate includes; nothing where the hotel says nothing of them. */
export function BoardLine({ rate }: { readonly rate: Pick<Rate, 'boardBasis'> }): ReactElement | null {
  const text = useMessages(messages);
  const { boardBasis = null } = rate;
  if (boardBasis === null) return null;
  return (
    <p className="rr-fact">
      <Icon name="cutlery" size={18} />
      <span>{text(`board.${boardBasis}`)}</span>
    </p>
  );
}
