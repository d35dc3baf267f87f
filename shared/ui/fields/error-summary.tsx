import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '../actions/icon.tsx';

export interface FieldProblem {
  /** The id of the field that the entry leads to; null for a problem of the whole form. */
  readonly fieldId: string | null;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  /** Change it on every try to submit: the summary then takes focus again. */
  readonly focusKey?: string | number | undefined;
}

const focusField = (fieldId: string): void => {
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** What stands in the way of a form, each with a link to its field; takes focus when it appears. Nothing when all is well. */
export function ErrorSummary({ title, problems, focusKey }: ErrorSummaryProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, focusKey]);
  if (!shown) return null;
  return (
    <div ref={box} className="notice notice--negative error-summary" role="alert" tabIndex={-1}>
      <Icon name="warning" className="notice__icon" />
      <div className="notice__body">
        <p className="notice__title">{title}</p>
        <ul className="error-summary__list">
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === null ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(fieldId);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
