import './about.css';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import type { About } from 'shared/contracts/about';
import { textLanguage } from 'shared/domain';
import { $locale, $property, createMessages } from 'shared/runtime';
import { Disclosure, FailedState, Icon, SectionHeading, Skeleton, useMessages } from 'shared/ui';
import { aboutEnGB } from '../../../messages/about.en-GB.ts';
import { useKeepsEnd } from '../use-keeps-end.ts';
import { Location } from './location.tsx';
import { $isAboutMissing, $told, aboutWanted } from './model.ts';
import { Policies } from './policies.tsx';
import { whereOf } from './rules.ts';

const messages = createMessages(aboutEnGB);

/** The parts that there are, as links to them. */
function Contents({ about, property }: Told): ReactElement {
  const text = useMessages(messages);
  const parts = [
    { id: 'se-about', isThere: about.title !== null || about.paragraphs.length > 0, key: 'about.about' },
    { id: 'se-facilities', isThere: about.facilities.length > 0, key: 'about.facilities' },
    {
      id: 'se-location',
      isThere: whereOf(property) !== null || about.directions !== null,
      key: 'about.location',
    },
    { id: 'se-policies', isThere: true, key: 'about.policies' },
    { id: 'se-questions', isThere: about.questions.length > 0, key: 'about.questions' },
  ] as const;
  return (
    <nav className="se-contents" aria-label={text('about.contents')}>
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ id, key }) => (
          <a key={id} href={`#${id}`}>
            {text(key)}
          </a>
        ))}
    </nav>
  );
}

interface Told {
  readonly about: About;
  readonly property: Property;
}

function Facilities({ facilities }: Pick<About, 'facilities'>): ReactElement {
  const text = useMessages(messages);
  return (
    <section className="se-section">
      <SectionHeading id="se-facilities">{text('about.facilities')}</SectionHeading>
      <div className="se-facilities">
        {facilities.map((group) => (
          <div key={group.name} className="se-facility">
            {/* Icons and bullets stand where the page has them, whichever way the words are read. */}
            <h3 className="se-facility__name">
              {group.icon !== null && <Icon name={group.icon} />}
              <span {...textLanguage(group, 'Name')}>{group.name}</span>
            </h3>
            <ul className="se-facility__items">
              {group.items.map((item, index) => (
                <li key={item}>
                  <span {...textLanguage(group, 'Items', index)}>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Questions({ questions }: Pick<About, 'questions'>): ReactElement {
  const text = useMessages(messages);
  return (
    <section className="se-section">
      <SectionHeading id="se-questions">{text('about.questions')}</SectionHeading>
      <div className="se-questions">
        {questions.map((each) => (
          <Disclosure
            key={each.question}
            kind="boxed"
            summary={<span {...textLanguage(each, 'Question')}>{each.question}</span>}
          >
            <p {...textLanguage(each, 'Answer')}>{each.answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** All that the hotel says of itself, in the order in which guests ask for it. */
const Parts = ({ about, property }: Told): ReactElement => {
  const text = useMessages(messages);
  const where = whereOf(property);
  return (
    <div className="se-told">
      <Contents about={about} property={property} />
      {(about.title !== null || about.paragraphs.length > 0) && (
        <section className="se-section">
          <SectionHeading id="se-about">
            {about.title === null ? (
              text('about.about')
            ) : (
              <span {...textLanguage(about, 'Title')}>{about.title}</span>
            )}
          </SectionHeading>
          <div className="se-paragraphs" {...textLanguage(about, 'Paragraphs')}>
            {about.paragraphs.map((paragraph, index) => (
              <p key={paragraph} {...textLanguage(about, `Paragraphs.${String(index)}`)}>
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      {about.facilities.length > 0 && <Facilities facilities={about.facilities} />}
      {(where !== null || about.directions !== null) && (
        <Location about={about} property={property} where={where} />
      )}
      {/* The reviews of guests have their place here: after where the hotel is, before its rules. */}
      <Policies about={about} property={property} />
      {about.questions.length > 0 && <Questions questions={about.questions} />}
    </div>
  );
};

/** Comes with its styles and words when the guest is near to it. */
export default function AboutHotel(): ReactElement | null {
  const { locale, property, told, isMissing, want } = useUnit({
    locale: $locale,
    property: $property,
    told: $told,
    isMissing: $isAboutMissing,
    want: aboutWanted,
  });
  const text = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => want(), [locale, want]);
  const about = told !== null && told.propertyId === property?.propertyId ? told.about : null;
  useKeepsEnd(place, about !== null);
  if (property === null) return null;
  return (
    <div ref={place} className="se-told-place">
      {about !== null ? (
        <Parts about={about} property={property} />
      ) : isMissing ? (
        <FailedState title={text('about.missing')} onRetry={want} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}
