import { Button, EmptyState, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { optionalMessages } from '../../messages/optional.en-GB.ts';

interface NothingToPayProps {
  readonly state: 'empty' | 'unfinished';
  readonly icon: 'bed' | 'guests';
  readonly href: string;
}

/** There is nothing to pay for yet: why, and the way to where it is chosen. */
export function NothingToPay({ state, icon, href }: NothingToPayProps) {
  const text = useMessages(optionalMessages);
  const own = useMessages(messages);
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{own('checkout.title')}</PageHeading>
      <EmptyState
        title={text(`checkout.${state}.title`)}
        icon={icon}
        action={
          <Button kind="primary" href={href}>
            {text(`checkout.${state}.action`)}
          </Button>
        }
      >
        {text(`checkout.${state}.text`)}
      </EmptyState>
    </div>
  );
}
