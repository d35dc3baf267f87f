import type { ReactElement } from 'react';
import { Button, useMessages } from 'shared/ui';
import { gatewayMessages } from '../../../messages/gateway.en-GB.ts';

/** The simulator's place of the gateway's wallets: the shortest way, to see and to test. */
export function SimulatedExpress({ onPress }: { readonly onPress: () => void }): ReactElement {
  const text = useMessages(gatewayMessages);
  return (
    <Button kind="primary" size="large" block icon="card" onClick={onPress}>
      {text('gateway.express.simulated')}
    </Button>
  );
}
