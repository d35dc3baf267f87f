import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { useMessages } from 'shared/ui';
import { messages } from '../messages/index.ts';
import { $consent, consentOpened } from './model.ts';

/** In the footer: to see and change the choice. Null on a site without a question of consent. */
export function ConsentLink(): ReactElement | null {
  const text = useMessages(messages);
  const { consent, open } = useUnit({ consent: $consent, open: consentOpened });
  if (consent === null) return null;
  return (
    <li>
      <button
        type="button"
        className="site-footer__button"
        onClick={() => {
          open();
        }}
      >
        {text('consent.settings')}
      </button>
    </li>
  );
}
