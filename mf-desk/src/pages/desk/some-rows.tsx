import { useState } from 'react';
import { Button } from 'shared/ui';
import { useWords } from './use-desk.ts';

interface Some<Row> {
  readonly some: readonly Row[];
  readonly left: number;
  readonly more: () => void;
}

/** The first rows of a long list, and more of them each time that somebody asks: a day of a large hotel has hundreds. */
export function useSome<Row>(rows: readonly Row[], first: number, all: number = rows.length): Some<Row> {
  const [count, setCount] = useState(first);
  return {
    some: rows.slice(0, count),
    left: Math.max(0, all - count),
    more: () => setCount(count + 5 * first),
  };
}

interface Props {
  readonly of: Pick<Some<unknown>, 'left' | 'more'>;
  readonly label: string;
}

/** Nothing where all rows are shown. */
export function MoreRows({ of: { left, more }, label }: Props) {
  const text = useWords();
  if (left === 0) return null;
  const words = text('desk.more', { count: left });
  return (
    <Button className="desk-more" aria-label={`${words}: ${label}`} onClick={more}>
      {words}
    </Button>
  );
}
