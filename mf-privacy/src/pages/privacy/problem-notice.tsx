import { Notice, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import type { Problem } from './rules.ts';

interface ProblemNoticeProps {
  readonly problem: Problem;
  /** What was not done. */
  readonly title: string;
}

/** What was not done and why, in the server’s words where it sent some. */
export function ProblemNotice({ problem, title }: ProblemNoticeProps) {
  const text = useMessages(messages);
  return problem.kind === 'unanswered' ? (
    <Notice tone="negative" title={text('erase.unanswered')} announce>
      {text('erase.failed.text')}
    </Notice>
  ) : (
    <Notice tone="negative" title={title} announce>
      {problem.message ?? text('erase.failed.text')}
    </Notice>
  );
}
