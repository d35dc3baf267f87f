import { typedDigits } from 'shared/domain';
import { Input } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { AgesField } from './ages-field.tsx';
import type { DraftParty } from './draft.ts';

interface Props {
  readonly id: string;
  readonly typed: DraftParty;
  /** Those that are typed as a number. */
  readonly counts: readonly ('adults' | 'children' | 'infants')[];
  /** Whether the hotel asks for the ages of children. */
  readonly isAsking: boolean;
  readonly isWrong: boolean;
  readonly edit: (changes: Partial<DraftParty>) => void;
}

/** Who stays in a room: how many, and the ages of children where the hotel asks for them. */
export function GuestCounts({ id, typed, counts, isAsking, isWrong, edit }: Props) {
  const text = useWords();
  return (
    <>
      {counts.map((count) => (
        <label key={count} className="desk-label">
          {text(`telephone.${count}`)}
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed[count]}
            onChange={({ target }) => edit({ [count]: Number(typedDigits(target.value).slice(-2)) })}
          />
        </label>
      ))}
      {isAsking && (
        <AgesField id={`${id}-ages`} ages={typed.ages} isWrong={isWrong} edit={(ages) => edit({ ages })} />
      )}
    </>
  );
}
