import { AutoComplete } from 'antd';
import type { ReactElement } from 'react';
import { useLeave } from '../fields/use-leave.tsx';
import { controlOnly, FieldFrame, useControl } from '../fields/field.tsx';
import type { RichSearchProps } from '../flow-parts.ts';
import { FlowTheme } from './flow-theme.tsx';

/** A field whose options come from elsewhere by what is typed; the page says how the search goes. */
export function RichSearch(props: RichSearchProps): ReactElement {
  const { query, onQuery, options, onChoose, onBlur } = props;
  const control = useControl(props);
  const leave = useLeave(onBlur);
  return (
    <FieldFrame {...props} control={control}>
      <FlowTheme>
        <AutoComplete<string>
          {...controlOnly(control)}
          className="rich-select"
          value={query}
          defaultActiveFirstOption
          options={[...options]}
          status={control['aria-invalid'] === true ? 'error' : ''}
          {...(leave === undefined ? {} : { onBlur: leave })}
          // Not `onChange`, which a choice calls too: what is picked while the list goes would be taken for typing.
          showSearch={{ onSearch: onQuery }}
          onSelect={onChoose}
        />
      </FlowTheme>
    </FieldFrame>
  );
}
