import type { ReactElement } from 'react';
import type { FirstScreenModel } from 'shared/first-screen';
import { Button, ContactLinks, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../messages/index.ts';

export interface PageFallbackProps {
  readonly model: FirstScreenModel;
  readonly onRetry: () => void;
}

const messageKeyOf = ({ property, hotels }: FirstScreenModel) => {
  if (property !== null) return 'fallback.text';
  return hotels.length > 0 ? 'fallback.text-group' : 'fallback.text-plain';
};

/** In place of a page that cannot be shown: what is wrong, a retry, and how to reach the hotel. */
export function PageFallback({ model, onRetry }: PageFallbackProps): ReactElement {
  const text = useMessages(messages);
  const { property } = model;
  const words = text(messageKeyOf(model));
  const body = (
    <div className="cluster">
      <Button kind="primary" icon="refresh" onClick={onRetry}>
        {text('fallback.retry')}
      </Button>
      {property !== null && <ContactLinks contact={property} />}
      {model.hotels.map(({ text: name, href }) => (
        <Button key={href} href={href} iconEnd="arrow-right">
          {name}
        </Button>
      ))}
    </div>
  );
  // The search page's hero has the page's h1; its panel stands in for itself.
  if (model.page === 'search' && property !== null) {
    return (
      <section className="search-panel" role="alert">
        <h2 className="search-panel__title">{text('fallback.title')}</h2>
        <p className="page-fallback__text">{words}</p>
        {body}
      </section>
    );
  }
  return (
    <div className="page-width page page--narrow" role="alert">
      <PageHeading lead={words}>{text('fallback.title')}</PageHeading>
      {body}
    </div>
  );
}
