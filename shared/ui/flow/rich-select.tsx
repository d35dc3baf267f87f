import { Select } from 'antd';
import type { ReactElement } from 'react';
import { uiMessages } from '../messages/en-GB.ts';
import type { RichSelectProps } from '../rich/flow-parts.ts';
import { useMessages } from '../words/use-messages.ts';
import { FlowTheme } from './flow-theme.tsx';

/** A list to choose from; a long one is searched by typing. */
export function RichSelect(props: RichSelectProps): ReactElement {
  const { control, value, onChange, onBlur, options, isSearched, placeholder, disabled } = props;
  const text = useMessages(uiMessages);
  // An empty text is a choice only where it has a name of its own.
  const isChosen = value !== '' || options.some((option) => option.value === '');
  return (
    <FlowTheme>
      <Select<string>
        {...control}
        className="rich-select"
        value={isChosen ? value : null}
        disabled={disabled === true}
        options={options.map((option) => ({ ...option, disabled: option.disabled === true }))}
        placeholder={placeholder}
        {...(isSearched ? { showSearch: { optionFilterProp: 'label', autoClearSearchValue: true } } : {})}
        allowClear={isSearched && props.required !== true}
        status={control['aria-invalid'] === true ? 'error' : ''}
        notFoundContent={text('ui.no-match')}
        {...(onBlur === undefined ? {} : { onBlur })}
        onChange={(next: string | undefined) => {
          onChange(next ?? '');
        }}
      />
      {props.autoComplete !== undefined && (
        // What the browser fills in by itself goes into a select of its own kind.
        <select
          className="visually-hidden"
          aria-hidden
          tabIndex={-1}
          name={props.name}
          autoComplete={props.autoComplete}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FlowTheme>
  );
}
