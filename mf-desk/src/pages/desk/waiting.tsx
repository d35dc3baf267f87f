import { Button, Loading } from 'shared/ui';
import { useWords } from './use-desk.ts';

interface Props {
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Stands where something is on its way; where it did not come, it can be asked for again. */
export function Waiting({ hasFailed, again }: Props) {
  const text = useWords();
  return hasFailed ? (
    <Button onClick={again}>{text('calendar.retry')}</Button>
  ) : (
    <Loading label={text('desk.waiting')} />
  );
}
