import './page.css';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Property } from 'shared/contracts';
import { $property, pageTitled, paths } from 'shared/runtime';
import { Button, Card, FailedState, Loading, Notice, PageHeading, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { AskForm } from './ask-form.tsx';
import { DataView } from './data-view.tsx';
import {
  $data,
  $isErased,
  $isLoading,
  $problem,
  newLinkWanted,
  pageClosed,
  pageOpened,
  retried,
} from './model.ts';
import type { Problem } from './rules.ts';

/** It takes the focus that the dialog had. */
function Erased({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card padding="large">
      <div className="stack">
        <h2 className="privacy-done" tabIndex={-1} ref={heading}>
          {text('erase.done')}
        </h2>
        <p>{text('erase.done.text')}</p>
        <div>
          <Button kind="primary" href={paths.search(property.propertyCode)}>
            {text('erase.to-hotel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface FailedProps {
  readonly problem: Problem;
  readonly property: Property;
}

/** Why there is nothing to see, and what to do. */
function Failed({ problem, property }: FailedProps) {
  const text = useMessages(messages);
  const { retry, another } = useUnit({ retry: retried, another: newLinkWanted });
  if (problem.code === 'privacy.link-over')
    return (
      <Notice
        tone="warning"
        title={text('data.link-over')}
        action={<Button onClick={() => another()}>{text('data.new-link')}</Button>}
        announce
      >
        {problem.message}
      </Notice>
    );
  if (problem.code === 'privacy.unconfirmed')
    return (
      <Notice
        tone="warning"
        title={text('data.unconfirmed')}
        action={<Button href={paths.manageAccount(property.propertyCode)}>{text('data.to-account')}</Button>}
        announce
      >
        {problem.message}
      </Notice>
    );
  return (
    <FailedState title={text('data.failed')} onRetry={() => retry()} contact={property}>
      {problem.message ?? text('data.failed.text')}
    </FailedState>
  );
}

/** What a hotel has of a person: by the account, or by a link that went to the address (docs/privacy.md). */
export function PrivacyPage() {
  const text = useMessages(messages);
  const { property, data, problem, isErased, isLoading, opened, closed, titled } = useUnit({
    property: $property,
    data: $data,
    problem: $problem,
    isErased: $isErased,
    isLoading: $isLoading,
    opened: pageOpened,
    closed: pageClosed,
    titled: pageTitled,
  });
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  const title = text('privacy.title');
  useEffect(() => {
    titled(title);
  }, [titled, title]);
  if (property === null) return null;
  const content = (() => {
    if (isErased) return <Erased property={property} />;
    if (data !== null) return <DataView data={data} property={property} />;
    if (problem !== null) return <Failed problem={problem} property={property} />;
    if (!isLoading) return <AskForm property={property} />;
    return (
      <Card padding="large">
        <Loading label={text('privacy.loading')} />
        <Skeleton lines={6} />
      </Card>
    );
  })();
  return (
    <div className="page-width page privacy-page">
      <PageHeading lead={text('privacy.lead')}>{title}</PageHeading>
      {content}
    </div>
  );
}
