import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Property } from 'shared/contracts';
import { $route } from 'shared/runtime';
import { stayPage } from 'shared/runtime/factories';
import { Button, Icon, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { openRetried } from './model.ts';
import { Contact } from './components/contact.tsx';
import type { Opened } from './rules.ts';

interface NoticeProps {
  readonly opened: Exclude<Opened, { kind: 'reservation' }>;
  readonly property: Property;
}

/**
 * A link that opens no reservation, or no longer does. product.md 4: title and message in the positive colour if all is well, else in
 * the warning colour; product.md 8: in the negative colour where the server gave no reason.
 */
export function NoticeView({ opened, property }: NoticeProps): ReactElement {
  const text = useMessages(messages);
  const retry = useUnit(openRetried);
  const tone = opened.kind === 'notice' ? opened.tone : 'negative';
  const title = opened.kind === 'notice' ? opened.title : text('error.pre-check-in-title');
  const message = opened.kind === 'notice' ? opened.message : text('error.pre-check-in-link');
  const { referenceNumber = '' } = useUnit($route).params;
  const mayRetry = opened.kind === 'failed' && opened.mayRetry;
  const token = opened.kind === 'notice' ? opened.confirmationToken : null;
  const manage = token === null ? null : stayPage(property.propertyCode, token);
  return (
    <div className="page-width page page--narrow">
      <div className={`pc-badge pc-badge--${tone}`}>
        <span className="pc-badge__icon">
          <Icon name={tone === 'positive' ? 'check' : 'warning'} size={28} />
        </span>
        <PageHeading>{title}</PageHeading>
        <p className="pc-badge__text" role="status">
          {message}
        </p>
        {mayRetry && (
          <div className="pc-badge__retry">
            <p>{text('notice.unreachable')}</p>
            <Button kind="primary" icon="refresh" onClick={() => retry()}>
              {text('notice.retry')}
            </Button>
          </div>
        )}
        {manage !== null && (
          <div className="pc-badge__retry">
            <Button kind="primary" icon="edit" href={manage}>
              {text('manage.open')}
            </Button>
            <Button icon="plus" href={`${manage}#extras`}>
              {text('notice.extras')}
            </Button>
          </div>
        )}
        <p className="muted">
          {manage !== null
            ? text('notice.manage-here', { reference: referenceNumber })
            : tone === 'positive'
              ? text('notice.manage', { reference: referenceNumber })
              : text('notice.contact')}
        </p>
        <Contact property={property} subject={text('manage.subject', { reference: referenceNumber })} />
      </div>
    </div>
  );
}
