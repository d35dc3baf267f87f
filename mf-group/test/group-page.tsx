import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { PropertyGroup } from 'shared/contracts';
import { $clock, $http, navigationRequested, propertyGroupLoaded, routeEntered } from 'shared/runtime';
import { fixedClock, httpOf, recorded, type Answers } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { GroupPage } from '../src/pages/group/page.tsx';
import { $wait } from 'shared/runtime/factories';
import { aCoast, answersOf } from './coast.ts';

export const stay = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';

interface Case {
  readonly query?: string;
  readonly group?: PropertyGroup;
  readonly answers?: Answers;
  readonly locale?: string;
}

/** The page as a guest finds it who followed a link; where the page wants to go is kept. */
export async function openGroup({
  query = stay,
  group = aCoast(),
  answers = answersOf(group),
  locale = 'en-GB',
}: Case = {}) {
  const scope = fork({
    values: [
      [$clock, fixedClock('2026-11-21T12:00:00Z')],
      [$http, httpOf(answers)],
      [$wait, () => Promise.resolve()],
    ],
  });
  await allSettled(propertyGroupLoaded, { scope, params: group });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/BookGroup/COAST', params: { propertyCode: 'COAST' }, query, hash: '' },
  });
  const navigations = recorded(navigationRequested, scope);
  const view = render(
    <Provider value={scope}>
      <UiProvider locale={locale}>
        <GroupPage />
      </UiProvider>
    </Provider>,
  );
  return { scope, navigations, view };
}
