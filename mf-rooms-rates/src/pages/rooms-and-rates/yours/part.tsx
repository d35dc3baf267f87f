import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Button, SectionHeading, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  /** What it comes to, in the place of the whole; absent while it is unfolded. */
  readonly line?: ReactNode;
  readonly onUnfold?: () => void;
  readonly children: ReactNode;
}

/** A part of the one page: it stands open where there is something to decide, and is a line where not. */
export function Part({ title, lead, line, onUnfold, children }: PartProps): ReactElement {
  const id = useId();
  const text = useMessages(messages);
  const isFolded = line !== undefined;
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    // The button that unfolded it is gone.
    if (wasFolded.current && !isFolded) document.getElementById(id)?.focus({ preventScroll: true });
    wasFolded.current = isFolded;
  }, [id, isFolded]);
  return (
    <section className={isFolded ? 'rr-part rr-part--folded' : 'rr-part'} aria-labelledby={id}>
      <SectionHeading
        id={id}
        aside={
          isFolded && (
            <Button
              kind="link"
              aria-label={text('yours.change-part', { part: title })}
              aria-expanded={false}
              onClick={onUnfold}
            >
              {text('basket.change')}
            </Button>
          )
        }
      >
        {title}
      </SectionHeading>
      {isFolded ? (
        <div className="rr-part__line">{line}</div>
      ) : (
        <>
          {lead !== undefined && <p className="muted rr-part__lead">{lead}</p>}
          {children}
        </>
      )}
    </section>
  );
}
