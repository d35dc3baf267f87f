import { useState, type ReactElement, type ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from 'shared/ui';

/** A disclosure whose content is drawn when it is first opened: a page may have hundreds of them. */
export function OnDemandDisclosure({
  children,
  ...props
}: Omit<DisclosureProps, 'children' | 'open' | 'onToggle'> & {
  readonly children: () => ReactNode;
}): ReactElement {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      {...props}
      onToggle={(open) => {
        if (open) setWasOpened(true);
      }}
    >
      {wasOpened && children()}
    </Disclosure>
  );
}
