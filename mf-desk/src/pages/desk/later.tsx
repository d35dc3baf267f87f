import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface Later<Props> {
  (props: Props): ReactNode;
  /** Fetches it before it is opened. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A part whose scripts come later. One that has come is drawn at once: React's `lazy` waits the first time even for what is there, and shows
 * what it draws instead for a third of a second at least.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (fetched ??= await load());
  const Waiting = lazy(async () => ({ default: await fetch() }));
  function Part(props: Props) {
    const [Drawn] = useState<ComponentType<Props>>(() => fetched ?? Waiting);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { fetch });
}
