import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Challenge } from 'shared/contracts';
import { Button, Notice, useLocale, useMessages } from 'shared/ui';
import { challengeMessages } from '../../../messages/challenge.en-GB.ts';
import { loadTurnstile } from './load-turnstile.ts';

interface WidgetProps {
  readonly siteKey: string;
  readonly onSolved: (token: string) => void;
  readonly onFailed: () => void;
}

/** What the provider draws, in a frame of its own. */
function Widget({ siteKey, onSolved, onFailed }: WidgetProps): ReactElement {
  const text = useMessages(challengeMessages);
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  // The parent's functions are other ones in each drawing; the widget keeps its first.
  const told = useRef({ onSolved, onFailed });
  useEffect(() => {
    told.current = { onSolved, onFailed };
  });
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || place.current === null) return;
        const widget = turnstile.render(place.current, {
          sitekey: siteKey,
          language: locale.slice(0, 2),
          size: 'flexible',
          callback: (token) => told.current.onSolved(token),
          'error-callback': () => told.current.onFailed(),
        });
        remove = () => {
          if (widget !== undefined) turnstile.remove(widget);
        };
        setDrawn(true);
      },
      () => {
        if (!isGone) told.current.onFailed();
      },
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [siteKey, locale]);
  return (
    <>
      {!isDrawn && <p role="status">{text('challenge.loading')}</p>}
      <div ref={place} role="group" aria-label={text('challenge.frame')} className="co-challenge" />
    </>
  );
}

interface ChallengeNoticeProps {
  readonly challenge: Challenge;
  readonly telephone: string;
  /** What is sent again. */
  readonly sends: 'booking' | 'payment';
  readonly onSolved: (token: string) => void;
}

/** Asked before a card is tried, once cards were declined: what the guest does here sends the same again. */
export function ChallengeNotice({
  challenge,
  telephone,
  sends,
  onSolved,
}: ChallengeNoticeProps): ReactElement {
  const text = useMessages(challengeMessages);
  const [tries, setTries] = useState(0);
  const [isFailed, setFailed] = useState(false);
  return (
    <Notice
      tone="warning"
      title={text('challenge.title')}
      action={
        isFailed && (
          <Button
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >
            {text('challenge.again')}
          </Button>
        )
      }
    >
      <p>{text(sends === 'booking' ? 'challenge.text' : 'challenge.pay.text')}</p>
      {isFailed ? (
        <p role="alert">{text('challenge.failed', { telephone })}</p>
      ) : (
        <Widget
          key={tries}
          siteKey={challenge.siteKey}
          onSolved={onSolved}
          onFailed={() => setFailed(true)}
        />
      )}
    </Notice>
  );
}
