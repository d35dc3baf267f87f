import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import type { CardGateway, Property } from 'shared/contracts';
import { $user } from 'shared/runtime';
import { Button, Notice, Skeleton, useMessages } from 'shared/ui';
import { gatewayMessages } from '../../../messages/gateway.en-GB.ts';
import { $card } from '../model.ts';
import { SaveCard, SavedCards } from '../saved-cards/saved-cards.tsx';
import { cardPartChanged } from './card-part.ts';
import { GatewayCard, loadElements } from './elements.ts';
import { $cardUse, $wallet, cardPlaceId, takeTokenFx, takerChanged, walletDropped } from './model.ts';
import { useNear } from '../use-near.ts';

interface SectionProps {
  readonly property: Property;
  readonly gateway: CardGateway;
}

/** A wallet has been asked, and something else was missing or went wrong: nothing has to be typed. */
function WalletReady(): ReactElement {
  const text = useMessages(gatewayMessages);
  const drop = useUnit(walletDropped);
  return (
    <Notice
      tone="positive"
      title={text('gateway.wallet.title')}
      action={
        <Button kind="quiet" onClick={() => drop()}>
          {text('gateway.wallet.card')}
        </Button>
      }
    >
      {text('gateway.wallet.text')}
    </Notice>
  );
}

function NewCard({ property, gateway }: SectionProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { use, wallet, take } = useUnit({ use: $cardUse, wallet: $wallet, take: takerChanged });
  const waiting = <Skeleton shape="block" height={318} />;
  const content = () => {
    if (wallet !== null) return <WalletReady />;
    if (!isNear) return waiting;
    return (
      <Suspense fallback={waiting}>
        <GatewayCard
          gateway={gateway}
          use={{ ...use, currency: property.currency }}
          hotel={property.propertyName}
          contact={{ telephone: property.telephone, email: property.email }}
          onTaker={take}
        />
      </Suspense>
    );
  };
  return (
    <div id={cardPlaceId} ref={place} tabIndex={-1} className="co-card">
      {content()}
    </div>
  );
}

function Cards({ property, gateway }: SectionProps): ReactElement {
  const { card, user, takeToken, attach } = useUnit({
    card: $card,
    user: $user,
    takeToken: takeTokenFx,
    attach: cardPartChanged,
  });
  useEffect(() => {
    attach({
      takeToken: () => takeToken(),
      approve: async (action) => {
        const { approvePayment } = await loadElements();
        return (await approvePayment(gateway, action)) === 'settled';
      },
    });
    return () => {
      attach(null);
    };
  }, [attach, takeToken, gateway]);
  const isTyped = card.creditCardId === null;
  return (
    <>
      <SavedCards property={property} />
      {isTyped && <NewCard property={property} gateway={gateway} />}
      {user !== null && isTyped && <SaveCard />}
    </>
  );
}

/** How a card is given where the hotel has a gateway: in the gateway's own form. */
export const GatewaySection = ({ property }: { readonly property: Property }): ReactElement | null => {
  const { cardGateway: gateway = null } = property;
  return gateway === null ? null : <Cards property={property} gateway={gateway} />;
};
