import { Select } from 'antd';
import type { ReactElement } from 'react';
import { controlOnly, FieldFrame, useControl, type FieldProps } from '../fields/field.tsx';
import { uiMessages } from '../messages/en-GB.ts';
import { FlowTheme } from './flow-theme.tsx';
import { useMessages } from '../words/use-messages.ts';

export interface SearchSelectProps extends FieldProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options come from elsewhere by what is typed; without it they are filtered here. */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  readonly emptyText?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** A long list that is searched by typing: countries, companies. */
export function SearchSelect(props: SearchSelectProps): ReactElement {
  const {
    value,
    onChange,
    onBlur,
    options,
    onSearch,
    loading = false,
    emptyText,
    placeholder,
    error,
  } = props;
  const text = useMessages(uiMessages);
  const control = useControl(props);
  const search =
    onSearch === undefined
      ? { optionFilterProp: 'label' as const }
      : { filterOption: false as const, onSearch };
  return (
    <FieldFrame {...props} control={control}>
      <FlowTheme>
        <Select<string | null>
          {...controlOnly(control)}
          className="search-select"
          value={value}
          disabled={props.disabled === true}
          loading={loading}
          options={[...options]}
          placeholder={placeholder}
          showSearch={{ ...search, autoClearSearchValue: true }}
          allowClear={props.required !== true}
          status={typeof error === 'string' && error !== '' ? 'error' : ''}
          notFoundContent={loading ? null : (emptyText ?? text('ui.no-match'))}
          {...(onBlur === undefined ? {} : { onBlur })}
          onChange={(next) => {
            onChange(next ?? null);
          }}
        />
      </FlowTheme>
    </FieldFrame>
  );
}
