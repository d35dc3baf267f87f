import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $route } from 'shared/runtime';

const $isPromoCodeWanted = $route.map(({ hash }) => hash === '#promo-code');

/** Who comes to change the promo code finds the focus in its field, and what stands there selected. */
export function useWantedField(): void {
  const isWanted = useUnit($isPromoCodeWanted);
  useEffect(() => {
    if (!isWanted) return;
    // The only field of the panel that is typed into.
    const field = document.querySelector<HTMLInputElement>('.search-panel input');
    field?.focus();
    field?.select();
  }, [isWanted]);
}
