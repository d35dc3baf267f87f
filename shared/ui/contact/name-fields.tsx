import type { ReactElement } from 'react';
import { FieldRow, TextField, useLocale, type TextFieldProps } from 'shared/ui';
import { inNameOrder } from '../../domain/index.ts';

export interface NameFieldsProps {
  readonly first: TextFieldProps;
  readonly last: TextFieldProps;
  /** Whose names they are where a form asks for those of several people: a section of `autocomplete`. */
  readonly section?: string | undefined;
}

/** First and last name in one row, in the order in which the page's language has them. */
export function NameFields({ first, last, section = '' }: NameFieldsProps): ReactElement {
  const token = (name: string): string => `${section} ${name}`.trim();
  return (
    <FieldRow columns={2}>
      {inNameOrder(
        useLocale(),
        <TextField key="first" autoComplete={token('given-name')} maxLength={200} {...first} />,
        <TextField key="last" autoComplete={token('family-name')} maxLength={200} {...last} />,
      )}
    </FieldRow>
  );
}
