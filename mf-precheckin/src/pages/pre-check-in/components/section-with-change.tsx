import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import type { CheckInStep } from 'shared/domain';
import { Button, type HotelWords, useMessages, withHotelWords } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { stepChosen } from '../steps/model.ts';
import { Section } from './section.tsx';

interface ChangeProps {
  readonly title: string;
  /** The hotel's words in it. */
  readonly words?: readonly HotelWords[];
  readonly at: CheckInStep;
  readonly children: ReactNode;
}

/** A part of the summary, with the way to where it can be changed. */
export function SectionWithChange({ title, words = [], at, children }: ChangeProps): ReactElement {
  const text = useMessages(messages);
  const go = useUnit(stepChosen);
  const change = (
    <Button
      kind="link"
      icon="edit"
      aria-label={text('summary.change-what', { what: title })}
      onClick={() => go(at)}
    >
      {text('summary.change')}
    </Button>
  );
  return (
    <Section title={withHotelWords(title, words)} aside={change}>
      <div className="pc-summary">{children}</div>
    </Section>
  );
}
