import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { firstScreenModel, PageSurround } from '../first-screen/index.ts';
import { $bookConfig, $language, $property, $route } from '../runtime/index.ts';

/** What the shell draws around a page, such as the hotel's picture over the search. */
export function DevSurround({ children }: { readonly children: ReactNode }): ReactElement {
  const { route, language, ...site } = useUnit({
    route: $route,
    property: $property,
    bookConfig: $bookConfig,
    language: $language,
  });
  return (
    <PageSurround
      model={firstScreenModel({ ...site, propertyGroup: null }, `${route.path}${route.query}`, language)}
    >
      {children}
    </PageSurround>
  );
}
