import type { BoardBasis } from 'shared/contracts';
import { useMessages } from 'shared/ui';
import { rateTermsMessages } from '../../messages/rate-terms.en-GB.ts';

/** The meals that a rate includes. */
export function BoardLine({ board }: { readonly board: BoardBasis }) {
  const text = useMessages(rateTermsMessages);
  return <p className="co-room__fact">{text(`board.${board}`)}</p>;
}
