import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import type { About } from 'shared/contracts/about';
import { textLanguage } from 'shared/domain';
import { createMessages } from 'shared/runtime';
import { Button, SectionHeading, useMessages } from 'shared/ui';
import { PlaceMap } from 'shared/ui/place-map';
import { aboutEnGB } from '../../../messages/about.en-GB.ts';
import { mapAddress, ownMapAddress } from './rules.ts';

const messages = createMessages(aboutEnGB);

interface LocationProps {
  readonly about: About;
  readonly property: Property;
  readonly where: { readonly latitude: number; readonly longitude: number } | null;
}

const ways = [
  { way: 'byTrain', key: 'about.by-train' },
  { way: 'byCar', key: 'about.by-car' },
  { way: 'fromTheAirport', key: 'about.from-the-airport' },
] as const;

/** Where the hotel is, what is near, and how one comes. */
export function Location({ about, property, where }: LocationProps): ReactElement {
  const text = useMessages(messages);
  const said = ways.flatMap(({ way, key }) => {
    const { directions } = about;
    const words = directions?.[way] ?? null;
    const field = way.charAt(0).toUpperCase() + way.slice(1);
    return directions === null || words === null
      ? []
      : [{ key, words, language: textLanguage(directions, field) }];
  });
  return (
    <section className="se-section">
      <SectionHeading id="se-location">{text('about.location')}</SectionHeading>
      <p>{property.propertyAddress}</p>
      {where !== null && (
        <>
          <PlaceMap hotel={{ name: property.propertyName, ...where }} places={about.places} />
          <div className="cluster se-map-links">
            <Button icon="map" href={mapAddress(where)} target="_blank" aria-label={text('about.map.label')}>
              {text('about.map')}
            </Button>
            <a href={ownMapAddress(where, property.propertyName)}>{text('about.own-map')}</a>
          </div>
        </>
      )}
      {said.length > 0 && (
        <div className="se-facilities">
          {said.map(({ key, words, language }) => (
            <div key={key} className="se-facility">
              <h3 className="se-facility__name">{text(key)}</h3>
              <p {...language}>{words}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
