import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { Property } from 'shared/contracts';
import { $clock, $http, $tabStorage, propertyLoaded, routeEntered, type TabStorage } from 'shared/runtime';
import { $wait, type Wait } from 'shared/runtime/factories';
import { aProperty, type Answers, fixedClock, httpOf } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { StayPage } from '../src/pages/stay/page.tsx';

export const memory = (): TabStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
    },
  };
};

/** A guest on the page of the stay, where these are all the answers that there are. */
export async function openStay(
  answers: Answers,
  storage = memory(),
  property: Partial<Property> = {},
  {
    hash = '',
    wait = () => new Promise<void>(() => undefined),
  }: { readonly hash?: string; readonly wait?: Wait } = {},
): Promise<void> {
  const scope = fork({
    values: [
      [$http, httpOf(answers)],
      [$clock, fixedClock()],
      [$tabStorage, storage],
      [$wait, wait],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty(property) });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Stay/secret', params, query: '', hash },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <StayPage />
      </UiProvider>
    </Provider>,
  );
  await allSettled(scope);
}
