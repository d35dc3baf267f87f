import './group.css';
import { useUnit } from 'effector-react';
import { $propertyGroup } from 'shared/runtime';
import { Button, EmptyState, PageHeading, SelectField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { HotelCard } from './hotel-card.tsx';
import { $areaId, $hotels, areaChosen } from './model.ts';
import { areaName } from './rules.ts';

/** The hotels of a group, by area; a hotel leads to its own booking pages. */
export function GroupPage() {
  const text = useMessages(messages);
  const { group, hotels, areaId, choose } = useUnit({
    group: $propertyGroup,
    hotels: $hotels,
    areaId: $areaId,
    choose: areaChosen,
  });
  if (group === null) return null;
  return (
    <div className="page-width page">
      <PageHeading lead={text('group.lead', { count: group.properties.length, name: group.name })}>
        {text('group.title')}
      </PageHeading>
      {group.areas.length > 0 && (
        <SelectField
          className="gr-areas"
          label={text('group.area')}
          value={areaId ?? ''}
          onChange={(value) => choose(value === '' ? null : value)}
          options={[
            { value: '', label: text('group.area.any') },
            ...group.areas.map((area) => ({ value: area.areaId, label: area.name })),
          ]}
        />
      )}
      {hotels.length === 0 ? (
        <EmptyState
          title={text('group.empty.title')}
          action={<Button onClick={() => choose(null)}>{text('group.empty.action')}</Button>}
        >
          {text('group.empty.text')}
        </EmptyState>
      ) : (
        <ul className="gr-hotels">
          {hotels.map((hotel) => (
            <HotelCard key={hotel.propertyId} hotel={hotel} area={areaName(group, hotel)} />
          ))}
        </ul>
      )}
    </div>
  );
}
