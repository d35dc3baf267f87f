import './group.css';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $propertyGroup } from 'shared/runtime';
import { PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { AreaChoice } from './area-choice.tsx';
import { Results } from './results.tsx';
import { pageOpened } from './search/model.ts';
import { SearchPanel } from './search/search-panel.tsx';

/** The hotels of a group for a stay: search, area, list and map; a hotel leads to its own booking pages (product.md 2). */
export function GroupPage() {
  const text = useMessages(messages);
  const { group, opened } = useUnit({ group: $propertyGroup, opened: pageOpened });
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    opened();
  }, [opened]);
  if (group === null) return null;
  const showResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <div className="page-width page page--compact gr-page">
      <PageHeading lead={text('group.lead', { count: group.properties.length, name: group.name })}>
        {text('group.title')}
      </PageHeading>
      <SearchPanel onSearch={showResults} />
      {group.areas.length > 1 && <AreaChoice group={group} />}
      <Results group={group} headingRef={results} />
    </div>
  );
}
