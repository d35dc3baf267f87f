import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { firstScreenModel, PageSurround } from '../first-screen/index.ts';
import { $bookConfig, $locale, $property, $route } from '../runtime/index.ts';

/** What the shell draws around a page, such as the hotel's picture over the search. */
export function DevSurround({ children }: { readonly children: ReactNode }): ReactElement {
  const { route, ...rest } = useUnit({
    route: $route,
    property: $property,
    bookConfig: $bookConfig,
    locale: $locale,
  });
  const site = { ...rest, propertyGroup: null, preCheckInConfig: null, development: true };
  return (
    <PageSurround model={firstScreenModel(site, `${route.path}${route.query}`)}>{children}</PageSurround>
  );
}
