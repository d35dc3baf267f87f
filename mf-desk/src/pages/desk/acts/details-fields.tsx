import type { Stay } from 'shared/contracts';
import { Input } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';
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
    </div>
  );
}
