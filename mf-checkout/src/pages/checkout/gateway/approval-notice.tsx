import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Confirmation, Property } from 'shared/contracts';
import { Button, Notice, useMessages } from 'shared/ui';
import { gatewayMessages } from '../../../messages/gateway.en-GB.ts';
import { $isRefused, approveFx } from './approval-model.ts';

interface ApprovalNoticeProps {
  readonly property: Property;
  readonly booking: Confirmation;
}

/** A payment that waits for its guest: what the bank asks can be shown again, in any tab. */
export function ApprovalNotice({ property, booking }: ApprovalNoticeProps): ReactElement | null {
  const text = useMessages(gatewayMessages);
  const { isRefused, isAsking, approve } = useUnit({
    isRefused: $isRefused,
    isAsking: approveFx.pending,
    approve: approveFx,
  });
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) refusal.current?.focus();
  }, [isRefused]);
  const { cardGateway: gateway = null } = property;
  const action = booking.paymentAction ?? null;
  return (
    <>
      {isRefused && (
        <div ref={refusal} tabIndex={-1} role="alert">
          <Notice tone="negative" title={text('approval.refused.title')}>
            {text('approval.refused.text')}
          </Notice>
        </div>
      )}
      {gateway !== null && action !== null && (
        <Notice
          tone="warning"
          title={text('approval.title')}
          action={
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
          }
        >
          {text('approval.text')}
        </Notice>
      )}
    </>
  );
}
