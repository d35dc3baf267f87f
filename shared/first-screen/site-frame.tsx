import type { ReactElement, ReactNode } from 'react';
import { FrameIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { hasOtherCurrencies, MenuCurrency } from './menu-currency.tsx';
import { frameTranslate } from './messages/en-GB.ts';
import { FrameLinks } from './frame-links.tsx';
import type { FirstScreenModel, FrameStep } from './model.ts';
import { SiteFooter } from './site-footer.tsx';

export interface SiteFrameProps {
  readonly model: FirstScreenModel;
  /** The menu's entries as list items; without them the links that work before any script. */
  readonly menu?: ReactNode;
  /** The summary of the basket in the header. */
  readonly basket?: ReactNode;
  /** List items at the end of the footer's links. */
  readonly choices?: ReactNode;
  readonly children: ReactNode;
}

const StepItem = ({ step, number }: { readonly step: FrameStep; readonly number: number }): ReactElement => {
  const inside = (
    <>
      <span className="site-steps__number">{number}</span>
      <span className="site-steps__label">{step.title}</span>
    </>
  );
  return (
    <li
      className={`site-steps__item site-steps__item--${step.state}`}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      {step.href === null ? (
        <span className="site-steps__link">{inside}</span>
      ) : (
        <a className="site-steps__link" href={step.href}>
          {inside}
        </a>
      )}
    </li>
  );
};

/** Header, main and footer of every page. The server draws it without slots, the shell takes it over and fills them. */
export function SiteFrame({ model, menu, basket, choices, children }: SiteFrameProps): ReactElement {
  const text = frameTranslate(model.language);
  return (
    <div className="site">
      <a className="skip-link" href="#content">
        {text('frame.skip')}
      </a>
      <header className="site-header no-print">
        <div className="page-width site-header__bar">
          <a
            className="site-header__brand"
            href={model.homeHref}
            aria-label={text('frame.home', { name: model.name })}
          >
            {model.logoUrl === null ? (
              <span>{model.name}</span>
            ) : (
              <Logo src={model.logoUrl} name={model.name} />
            )}
          </a>
          {model.steps.length > 0 && (
            <nav className="site-header__steps" aria-label={text('frame.steps')}>
              <ol className="site-steps">
                {model.steps.map((step, index) => (
                  <StepItem key={step.key} step={step} number={index + 1} />
                ))}
              </ol>
            </nav>
          )}
          <div className="site-header__side">
            <div className="site-header__basket">{basket}</div>
            <button type="button" className="site-menu__toggle" popoverTarget="site-menu">
              <FrameIcon name="menu" />
              {text('frame.menu')}
            </button>
            <ul className="site-menu" id="site-menu" popover="auto">
              {menu ?? (
                <>
                  {model.property !== null && (
                    <>
                      <li>
                        <a className="site-menu__item" href="#site-contact">
                          {text('frame.contact-us')}
                        </a>
                      </li>
                      {model.showTables && (
                        <li className="site-menu__table">
                          <button type="button" className="site-menu__item">
                            {text('frame.table')}
                          </button>
                        </li>
                      )}
                      <FrameLinks links={model.menuPages} className="site-menu__item site-menu__page" />
                      {/* Without scripts there is no logging in; it is here so that nothing moves when they come. */}
                      <li className="site-menu__guest">
                        <button type="button" className="site-menu__item">
                          {text('frame.login')}
                        </button>
                      </li>
                      <li>
                        <button type="button" className="site-menu__item">
                          {text('frame.language')}
                        </button>
                      </li>
                      {hasOtherCurrencies(model.property) && (
                        <li>
                          <span className="site-menu__item site-menu__item--still">
                            <MenuCurrency currency={model.property.currency} language={model.language} />
                          </span>
                        </li>
                      )}
                    </>
                  )}
                </>
              )}
            </ul>
          </div>
        </div>
      </header>
      <main className="site__main" id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter model={model} choices={choices} />
    </div>
  );
}
