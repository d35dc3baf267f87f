import { Input } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';

interface Props {
  readonly id: string;
  readonly ages: string;
  readonly isWrong: boolean;
  readonly edit: (ages: string) => void;
}

/** The ages of the children of a room, with commas. */
export function AgesField({ id, ages, isWrong, edit }: Props) {
  const text = useWords();
  const helpId = `${id}-help`;
  return (
    <label className="desk-label">
      {text('telephone.ages')}
      <Input
        autoComplete="off"
        maxLength={100}
        value={ages}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={helpId}
        onChange={({ target }) => edit(target.value)}
      />
      <span id={helpId} className="desk-small" role={isWrong ? 'alert' : undefined}>
        {text(isWrong ? 'telephone.ages-wrong' : 'telephone.ages-help')}
      </span>
    </label>
  );
}
