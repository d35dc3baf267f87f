import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldSetProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Fields that belong together, with their name. */
export function FieldSet({ legend, hint, children, className }: FieldSetProps): ReactElement {
  const id = useId();
  const hasHint = hint !== undefined && hint !== null;
  return (
    <fieldset className={classNames('field-set', className)} aria-describedby={hasHint ? id : undefined}>
      <legend className="field-set__legend">{legend}</legend>
      {hasHint && (
        <p className="field__hint" id={id}>
          {hint}
        </p>
      )}
      <div className="field-set__fields">{children}</div>
    </fieldset>
  );
}

/** Fields beside each other from 600 px. */
export const FieldRow = ({
  columns = 2,
  children,
}: {
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}): ReactElement => <div className={`field-row field-row--${columns}`}>{children}</div>;
