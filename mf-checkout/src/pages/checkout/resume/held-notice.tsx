import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Confirmation, Property } from 'shared/contracts';
import { Button, Notice, useMessages } from 'shared/ui';
import { gatewayMessages } from '../../../messages/gateway.en-GB.ts';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { $isRefused, approveFx } from '../gateway/approval-model.ts';

interface HeldNoticeProps {
  readonly property: Property;
  readonly booking: Confirmation;
  /** Until when the rooms are held, as a sentence. */
  readonly until: string;
}

/** One notice above the form of held rooms: what the bank asks or has refused, and in each case how long the rooms are held. */
export function HeldNotice({ property, booking, until }: HeldNoticeProps): ReactElement {
  const text = useMessages(gatewayMessages);
  const own = useMessages(optionalMessages);
  const { isRefused, isAsking, approve } = useUnit({
    isRefused: $isRefused,
    isAsking: approveFx.pending,
    approve: approveFx,
  });
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) notice.current?.focus();
  }, [isRefused]);
  const { cardGateway: gateway = null } = property;
  const action = booking.paymentAction ?? null;
  const ask =
    gateway === null || action === null ? undefined : (
      <Button
        kind="primary"
        icon="lock"
        busy={isAsking}
        onClick={() => {
          approve({ gateway, action }).catch(() => undefined);
        }}
      >
        {text('approval.open')}
      </Button>
    );
  if (isRefused)
    return (
      <div ref={notice} tabIndex={-1} role="alert">
        <Notice tone="negative" title={text('approval.refused.title')} action={ask}>
          <p>{text('approval.refused.text')}</p>
          <p>{until}</p>
        </Notice>
      </div>
    );
  if (ask !== undefined)
    return (
      <Notice tone="warning" title={text('approval.title')} action={ask}>
        <p>{text('approval.text')}</p>
        <p>{until}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={until} announce>
      {own('resume.text')}
    </Notice>
  );
}
