import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Stay } from 'shared/contracts';
import { countryOptions } from 'shared/domain';
import { Input, Select } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { $countries, countriesWanted } from './countries-model.ts';
import type { Details } from './details-rules.ts';

interface DetailsFieldsProps {
  readonly stay: Stay;
  readonly details: Details;
  readonly edit: (details: Details) => void;
}

const types = { email: 'email', phone: 'tel', street: 'text', zipCode: 'text' } as const;

/** The time of arrival, and how the booker is reached. */
export function DetailsFields({ stay, details, edit }: DetailsFieldsProps) {
  const text = useWords();
  const { countries, want } = useUnit({ countries: $countries, want: countriesWanted });
  const isAsked = stay.contact !== undefined;
  useEffect(() => {
    if (isAsked) want();
  }, [isAsked, want]);
  return (
    <div className="desk-search">
      {stay.arrivalTime !== undefined && (
        <label className="desk-label">
          {text('booking.arrival-time')}
          <Input
            type="time"
            autoComplete="off"
            value={details.arrivalTime}
            onChange={({ target }) => edit({ ...details, arrivalTime: target.value })}
          />
        </label>
      )}
      {stay.contact !== undefined &&
        (['email', 'phone', 'street', 'zipCode'] as const).map((field) => (
          <label key={field} className="desk-label">
            {text(`act.change.${field}`)}
            <Input
              type={types[field]}
              maxLength={200}
              autoComplete="off"
              value={details[field]}
              onChange={({ target }) => edit({ ...details, [field]: target.value })}
            />
          </label>
        ))}
      {isAsked && countries.length > 0 && (
        <div className="desk-label">
          <label htmlFor="details-country">{text('act.change.country')}</label>
          <Select
            id="details-country"
            className="desk-wide"
            allowClear
            showSearch={{ optionFilterProp: 'search' }}
            value={details.countryId === '' ? null : details.countryId}
            options={[...countryOptions(countries)]}
            onChange={(countryId: string | null | undefined) =>
              edit({ ...details, countryId: countryId ?? '' })
            }
          />
        </div>
      )}
    </div>
  );
}
