import type { ReactElement, ReactNode } from 'react';
import type { Property } from '../contracts/index.ts';
import { taxText } from '../domain/index.ts';
import { frameTranslate } from './messages/en-GB.ts';
import { FrameLinks } from './frame-links.tsx';
import type { FirstScreenModel } from './model.ts';

export interface SiteFooterProps {
  readonly model: FirstScreenModel;
  /** List items for what a guest may choose here, such as what is measured. */
  readonly choices?: ReactNode;
}

const telephoneHref = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;

const FooterContact = ({
  property,
  model,
}: {
  readonly property: Property;
  readonly model: FirstScreenModel;
}): ReactElement => {
  const text = frameTranslate(model.language);
  return (
    <section id="site-contact" tabIndex={-1}>
      <h2 className="site-footer__title">{text('frame.contact-us')}</h2>
      <ul className="site-footer__list">
        <li>
          <a href={telephoneHref(property.telephone)}>{property.telephone}</a>
        </li>
        <li>
          <a href={`mailto:${property.email}`}>{property.email}</a>
        </li>
        {model.mapHref !== null && (
          <FrameLinks links={[{ text: text('frame.map'), href: model.mapHref }]} isOutside />
        )}
        <FrameLinks links={model.menuPages} />
      </ul>
    </section>
  );
};

const FooterPolicies = ({ model, choices }: SiteFooterProps): ReactElement | null =>
  model.policies.length === 0 ? null : (
    <nav className="site-footer__policies" aria-labelledby="site-policies">
      <h2 className="site-footer__title" id="site-policies">
        {frameTranslate(model.language)('frame.policies')}
      </h2>
      <ul className="site-footer__list">
        <FrameLinks links={model.policies} isOutside />
        {choices}
      </ul>
    </nav>
  );

/** The hotel's name and place, how to reach it, its policies, and what its prices include. */
export function SiteFooter({ model, choices }: SiteFooterProps): ReactElement {
  const text = frameTranslate(model.language);
  const { property } = model;
  const tax = property === null ? null : taxText(property, text);
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div className="site-footer__grid">
          <div>
            <p className="site-footer__name">{model.name}</p>
            {property !== null && (
              <>
                <p>{property.propertyAddress}</p>
                <p>{text('frame.check-in', { time: property.checkInTime, time2: property.checkOutTime })}</p>
              </>
            )}
          </div>
          {property !== null && <FooterContact property={property} model={model} />}
          <FooterPolicies model={model} choices={choices} />
        </div>
        {tax !== null && <p className="site-footer__note">{tax}</p>}
      </div>
    </footer>
  );
}
