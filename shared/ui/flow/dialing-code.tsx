import { Select } from 'antd';
import { useMemo, type ReactElement } from 'react';
import { dialingCodeOf, dialingCountries } from '../../domain/index.ts';
import { uiMessages } from '../messages/en-GB.ts';
import type { DialingCodeProps } from '../flow-parts.ts';
import { useLocale, useMessages } from '../words/use-messages.ts';
import { countryOfNumber, withDialingCode } from './dialing-number.ts';
import { FlowTheme } from './flow-theme.tsx';

/** The country of a telephone number, before it: choosing one writes its code into the number. */
export function DialingCode({ fieldId, countryCode, value, onChange }: DialingCodeProps): ReactElement {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return dialingCountries()
      .map((country) => ({
        value: country,
        label: country,
        name: `${names.of(country) ?? country} ${dialingCodeOf(country) ?? ''}`,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  }, [locale]);
  return (
    <FlowTheme>
      <Select<string, (typeof options)[number]>
        className="dialing-code"
        variant="borderless"
        aria-label={text('ui.dialing-code')}
        value={countryOfNumber(value, countryCode)}
        options={options}
        optionRender={({ data }) => <bdi>{data.name}</bdi>}
        popupMatchSelectWidth={280}
        showSearch={{ optionFilterProp: 'name' }}
        onChange={(country) => {
          onChange(withDialingCode(value, country));
          document.getElementById(fieldId)?.focus();
        }}
      />
    </FlowTheme>
  );
}
