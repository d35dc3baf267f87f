import type { ReactElement, ReactNode } from 'react';
import { frameTranslate } from './messages/en-GB.ts';
import { productTitle, type DeclaredBlock, type FirstScreenModel } from './model.ts';
import { Hero, SearchPanelFrame } from './search-frames.tsx';

interface FrameProps {
  readonly model: FirstScreenModel;
}

const Bone = ({
  width = '100%',
  height = 16,
}: {
  readonly width?: string;
  readonly height?: number;
}): ReactElement => (
  <svg className="skeleton" width={width} height={height} aria-hidden="true" focusable="false" />
);

const Bones = ({ widths }: { readonly widths: readonly string[] }): ReactElement => (
  <div className="skeleton-stack">
    {widths.map((width, index) => (
      <Bone key={index} width={width} />
    ))}
  </div>
);

const Heading = ({ title }: { readonly title: string }): ReactElement => (
  <div className="page-heading">
    <h1 className="page-heading__title" tabIndex={-1}>
      {title}
    </h1>
  </div>
);

const Loading = ({ model }: FrameProps): ReactElement => (
  <p className="visually-hidden">{frameTranslate(model.language)('frame.loading')}</p>
);

const RoomCard = (): ReactElement => (
  <div className="card frame-card" aria-hidden="true">
    <div className="skeleton frame-card__picture" />
    <div className="frame-card__text">
      <Bones widths={['46%', '88%', '72%', '30%']} />
    </div>
  </div>
);

const SummaryCard = (): ReactElement => (
  <div className="card card--medium split__aside" aria-hidden="true">
    <Bones widths={['60%', '90%', '80%', '40%']} />
  </div>
);

function RoomsFrame({ model }: FrameProps): ReactElement {
  return (
    <>
      <div className="stay-bar">
        <div className="page-width stay-bar__row">
          <Bone width="min(320px, 70%)" />
        </div>
      </div>
      <div className="page-width page">
        <Heading title={model.title} />
        <Loading model={model} />
        <div className="split">
          <div className="stack">
            <div className="frame-list-head" aria-hidden="true">
              <Bones widths={['46%', '88%']} />
            </div>
            <RoomCard />
            <RoomCard />
            <RoomCard />
          </div>
          <SummaryCard />
        </div>
      </div>
    </>
  );
}

function CheckoutFrame({ model }: FrameProps): ReactElement {
  return (
    <div className="page-width page">
      <Heading title={model.title} />
      <Loading model={model} />
      <div className="split">
        <div className="stack" aria-hidden="true">
          {[0, 1].map((key) => (
            <div key={key} className="card card--large">
              <Bones widths={['34%', '100%', '100%', '62%', '100%', '48%']} />
            </div>
          ))}
        </div>
        <SummaryCard />
      </div>
    </div>
  );
}

function GroupFrame({ model }: FrameProps): ReactElement {
  return (
    <div className="page-width page page--compact stack stack--s">
      <Heading title={model.title} />
      <Loading model={model} />
      <div className="card card--large" aria-hidden="true">
        <Bones widths={['24%', '100%', '100%']} />
      </div>
      <RoomCard />
      <RoomCard />
    </div>
  );
}

const lineWidths = ['100%', '92%', '64%'];

function GenericFrame({ model }: FrameProps): ReactElement {
  return (
    <div className="page-width page page--narrow">
      <Heading title={model.title} />
      <Loading model={model} />
      <Bones widths={lineWidths} />
    </div>
  );
}

/** Each in the place and size of what it becomes, so that nothing moves when the remote has come. */
function Block({ block }: { readonly block: DeclaredBlock }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return <Heading title={block.text} />;
    case 'text':
      return <p>{block.text}</p>;
    case 'field':
      return (
        <div className="frame-field" aria-hidden="true">
          <span className="frame-field__label">{block.text}</span>
          <Bone height={44} />
        </div>
      );
    case 'lines':
      return (
        <Bones widths={Array.from({ length: block.count }, (_, index) => lineWidths[index % 3] ?? '')} />
      );
    case 'cards':
      return (
        <div className="stack">
          {Array.from({ length: block.count }, (_, index) => (
            <RoomCard key={index} />
          ))}
        </div>
      );
  }
}

function DeclaredFrame({
  model,
  blocks,
}: FrameProps & { readonly blocks: readonly DeclaredBlock[] }): ReactElement {
  return (
    <div className="page-width page">
      {blocks.every(({ kind }) => kind !== 'heading') && <Heading title={model.title} />}
      <Loading model={model} />
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

type StaticPageName = 'not-found' | 'error' | 'unauthorised' | 'booked';

/** Not found, Error and Unauthorised, and the stop after a payment, which leads on by itself: they need nothing but their words. */
export function StaticPage({ model, page }: FrameProps & { readonly page: StaticPageName }): ReactElement {
  const text = frameTranslate(model.language);
  return (
    <div className="page-width page page--narrow static-page">
      <div className="page-heading">
        <div>
          <h1 className="page-heading__title" tabIndex={-1} data-page-heading="">
            {productTitle(page, model.language)}
          </h1>
          <p className="page-heading__lead" role={page === 'booked' ? 'status' : undefined}>
            {text(`static.${page}`)}
          </p>
        </div>
      </div>
      {page !== 'booked' && (
        <a className="btn btn--primary" href={model.homeHref}>
          {text(model.property === null ? 'static.home' : 'static.book')}
        </a>
      )}
    </div>
  );
}

/** What stands in a page's place until its remote has come. The search page's is only its panel: its hero stays. */
export function PageFrame({ model }: FrameProps): ReactElement {
  switch (model.page) {
    case 'search':
      return <SearchPanelFrame model={model} />;
    case 'rooms-and-rates':
      return <RoomsFrame model={model} />;
    case 'checkout':
      return <CheckoutFrame model={model} />;
    case 'group':
      return <GroupFrame model={model} />;
    case 'not-found':
    case 'error':
    case 'unauthorised':
    case 'booked':
      return <StaticPage model={model} page={model.page as StaticPageName} />;
    default:
      return model.declared === null ? (
        <GenericFrame model={model} />
      ) : (
        <DeclaredFrame model={model} blocks={model.declared} />
      );
  }
}

/** The part of `<main>` that the shell keeps around a page: the hero and the page's width on search, nothing elsewhere. */
export function PageSurround({
  model,
  children,
}: FrameProps & { readonly children: ReactNode }): ReactElement {
  if (model.page !== 'search') return <>{children}</>;
  return (
    <>
      <Hero model={model} />
      <div className="page-width search-page">{children}</div>
    </>
  );
}
