import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { $property } from 'shared/runtime';
import { Button, useMessages } from 'shared/ui';
import { openedMessages } from '../messages/opened.ts';
import { $consent, $isOpened, consentChosen } from './model.ts';
import './consent.css';

/** Asks whether the hotel may measure: to agree is as easy as not to (decisions 5). */
export function ConsentBanner(): ReactElement | null {
  const text = useMessages(openedMessages);
  const { property, consent, isOpened, choose } = useUnit({
    property: $property,
    consent: $consent,
    isOpened: $isOpened,
    choose: consentChosen,
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who asked for it is taken there, and back where they were once they have chosen.
    const opener = document.activeElement;
    if (!isOpened) return;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpened]);
  if (property === null || consent === null) return null;
  const { choice } = consent;
  return (
    <section className="consent no-print" aria-labelledby="consent-title">
      <h2 className="consent__title" id="consent-title" tabIndex={-1} ref={title}>
        {text('consent.title')}
      </h2>
      <p className="consent__text">
        {text('consent.text', { hotel: property.propertyName })}{' '}
        {property.privacyPolicyUrl !== null && (
          <a href={property.privacyPolicyUrl} target="_blank" rel="noreferrer">
            {text('consent.policy')}
          </a>
        )}
      </p>
      {choice !== null && <p className="consent__text">{text(`consent.now-${choice}`)}</p>}
      <div className="consent__choices">
        <Button
          onClick={() => {
            choose('denied');
          }}
        >
          {text('consent.reject')}
        </Button>
        <Button
          onClick={() => {
            choose('granted');
          }}
        >
          {text('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
