import { Select, Slider } from 'antd';
import type { ReactElement } from 'react';
import { uiMessages } from '../messages/en-GB.ts';
import type { RichSelectProps } from '../flow-parts.ts';
import { useMessages } from '../words/use-messages.ts';
import { FlowTheme } from './flow-theme.tsx';
import { isFoundBy } from './is-found-by.ts';

/** Few options in an order, as steps of a slider with the name of the chosen one beside it. */
function RichSlider({ control, label, value, onChange, options, disabled }: RichSelectProps): ReactElement {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <FlowTheme>
      <div className="control rich-slider">
        <Slider
          id={control.id}
          min={0}
          max={Math.max(0, options.length - 1)}
          value={at}
          dots
          disabled={disabled === true}
          tooltip={{ open: false }}
          ariaLabelForHandle={label}
          ariaValueTextFormatterForHandle={(index) => options[index]?.label ?? ''}
          onChange={(index) => {
            const option = options[index];
            if (option !== undefined && option.value !== value) onChange(option.value);
          }}
        />
        <span className="rich-slider__value" aria-hidden>
          {options[at]?.label}
        </span>
      </div>
    </FlowTheme>
  );
}

/** A list to choose from; a long one is searched by typing. */
function List(props: RichSelectProps): ReactElement {
  const { control, value, onChange, onBlur, options, rich, placeholder, disabled } = props;
  const isSearched = rich === 'search';
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
        {...(isSearched
          ? {
              showSearch: {
                filterOption: (typed: string, option?: { readonly value?: unknown }) => {
                  const found = options.find(({ value: own }) => own === option?.value);
                  return found !== undefined && isFoundBy(found.search ?? found.label, typed);
                },
                autoClearSearchValue: true,
              },
            }
          : {})}
        allowClear={isSearched && props.required !== true}
        status={control['aria-invalid'] === true ? 'error' : ''}
        notFoundContent={text('ui.no-match')}
        {...(onBlur === undefined ? {} : { onBlur })}
        onChange={(next: string | undefined) => {
          onChange(next ?? '');
        }}
      />
      {props.autoComplete !== undefined && props.autoComplete !== 'off' && (
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

/** What takes the place of a `SelectField`. */
export const RichSelect = (props: RichSelectProps): ReactElement =>
  props.rich === 'slider' ? <RichSlider {...props} /> : <List {...props} />;
