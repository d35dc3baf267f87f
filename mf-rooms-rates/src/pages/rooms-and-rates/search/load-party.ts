import { useUnit } from 'effector-react';
import { lazy } from 'react';
import { navigationRequested } from 'shared/runtime';
import { $searchAddress } from './model.ts';
import { partyShown } from './party-model.ts';

const loadParty = () => import('./party.lazy.tsx');

export const PartyOverPage = lazy(() => loadParty().then((module) => ({ default: module.PartyOverPage })));
/** A way to take more rooms, where the guests need them. */
export const PartySplit = lazy(() => loadParty().then((module) => ({ default: module.PartySplit })));

/** How rooms and guests are opened, from wherever the guest may change them. */
export function useOpenParty(): () => void {
  const { address, show, navigate } = useUnit({
    address: $searchAddress,
    show: partyShown,
    navigate: navigationRequested,
  });
  return () => {
    // Without a network the search page is no further away.
    loadParty().then(
      () => {
        show();
      },
      () => {
        if (address !== null) navigate({ to: address });
      },
    );
  };
}
