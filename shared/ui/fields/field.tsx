import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages/en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

/** What all fields take. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
  /** Writes "optional" beside the label of a field that is not required. */
  readonly showOptional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

const present = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && node !== false;

/** Ids and aria attributes of a control, from its field's props. */
export function useControl(
  props: Omit<FieldProps, 'label'>,
): ControlAttributes & { readonly hintId: string; readonly errorId: string } {
  const own = useId();
  const id = props.id ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [present(props.hint) && hintId, present(props.error) && errorId].filter(
    (each) => each !== false,
  );
  return {
    id,
    hintId,
    errorId,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': present(props.error) || undefined,
    'aria-required': props.required === true || undefined,
  };
}

export const FieldError = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: string | null | undefined;
}): ReactElement | null =>
  present(children) ? (
    <p className="field__error" id={id}>
      <Icon name="warning" size={16} />
      {children}
    </p>
  ) : null;

interface FieldFrameProps extends FieldProps {
  readonly control: ReturnType<typeof useControl>;
  readonly children: ReactNode;
}

/** Label, hint, control, error: one above the other. */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  showOptional,
  className,
  control,
  children,
}: FieldFrameProps): ReactElement {
  const text = useMessages(uiMessages);
  return (
    <div className={classNames('field', present(error) && 'field--invalid', className)}>
      <label className="field__label" htmlFor={control.id}>
        {label}
        {showOptional === true && required !== true && (
          <span className="field__optional"> ({text('ui.optional')})</span>
        )}
      </label>
      {present(hint) && (
        <p className="field__hint" id={control.hintId}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  );
}

/** The control's own attributes without the ids of its hint and error. */
export const controlOnly = ({ id, ...rest }: ReturnType<typeof useControl>): ControlAttributes => ({
  id,
  'aria-describedby': rest['aria-describedby'],
  'aria-invalid': rest['aria-invalid'],
  'aria-required': rest['aria-required'],
});
