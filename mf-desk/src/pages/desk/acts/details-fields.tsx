import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Stay } from 'shared/contracts';
import { countryOptions, postCodeFormOf } from 'shared/domain';
import { TelephoneField } from 'shared/ui';
import { EmailField, PostCodeField } from 'shared/ui/contact';
import { Input, Select } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
import { $countries, countriesWanted } from './countries-model.ts';
import type { Details } from './details-rules.ts';

interface DetailsFieldsProps {
  readonly stay: Stay;
  /** The hotel's own: a number in its national form gets the code. */
  readonly countryCode: string;
  readonly details: Details;
  readonly edit: (details: Details) => void;
}

/** The time of arrival, and how the booker is reached. */
export function DetailsFields({ stay, countryCode, details, edit }: DetailsFieldsProps) {
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
      {isAsked && (
        <>
          <EmailField
            label={text('act.change.email')}
            autoComplete="off"
            value={details.email}
            onChange={(email) => edit({ ...details, email })}
          />
          <TelephoneField
            label={text('act.change.phone')}
            countryCode={countryCode}
            maxLength={200}
            autoComplete="off"
            value={details.phone}
            onChange={(phone) => edit({ ...details, phone })}
          />
          <label className="desk-label">
            {text('act.change.street')}
            <Input
              maxLength={200}
              autoComplete="off"
              value={details.street}
              onChange={({ target }) => edit({ ...details, street: target.value })}
            />
          </label>
          <PostCodeField
            form={postCodeFormOf({ id: details.countryId }, countries)}
            autoComplete="off"
            value={details.zipCode}
            onChange={(zipCode) => edit({ ...details, zipCode })}
          />
        </>
      )}
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
