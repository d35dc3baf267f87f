import { Button, EmptyState, PageHeading, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { optionalMessages } from '../../messages/optional.en-GB.ts';

/** There is nothing to pay for yet: the way to where it is chosen. */
export function NothingToPay({ href }: { readonly href: string }) {
  const text = useMessages(optionalMessages);
  const own = useMessages(messages);
  return (
    <div className="page-width page page--narrow">
      <PageHeading>{own('checkout.title')}</PageHeading>
      <EmptyState
        title={text('checkout.empty.title')}
        icon="bed"
        action={
          <Button kind="primary" href={href}>
            {text('checkout.empty.action')}
          </Button>
        }
      >
        {text('checkout.empty.text')}
      </EmptyState>
    </div>
  );
}
