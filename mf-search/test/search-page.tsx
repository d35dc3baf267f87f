import { render } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import type { BookConfig, Property } from 'shared/contracts';
import { $clock, bookConfigLoaded, propertyLoaded, routeEntered } from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { UiProvider } from 'shared/ui';

interface Opened {
  readonly property?: Property;
  readonly config?: Partial<BookConfig>;
  readonly query?: string;
}

/** A part of the search page as it is drawn for who has followed a link to a hotel. */
export async function openSearchPage(
  part: ReactElement,
  { property = aProperty({ propertyCode: 'HARBOUR' }), config = {}, query = '' }: Opened = {},
): Promise<Scope> {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig(config) });
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR', params: { propertyCode: 'HARBOUR' }, query, hash: '' },
  });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">{part}</UiProvider>
    </Provider>,
  );
  return scope;
}
