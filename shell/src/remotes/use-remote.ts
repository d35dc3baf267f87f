import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { RemoteName } from 'shared/contracts';
import type { RemoteHost, RemoteState } from './remote-host.ts';

export const RemoteHostContext = createContext<RemoteHost | null>(null);

export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (host === null) throw new Error('No RemoteHostContext around this component');
  return host;
}

const loading: RemoteState = { kind: 'loading' };

/** A remote as it comes; another `attempt` retries after a failure. */
export function useRemote(name: RemoteName, attempt: number): RemoteState {
  const host = useRemoteHost();
  const key = `${name} ${attempt}`;
  const [seen, setSeen] = useState<{ key: string; state: RemoteState }>({
    key,
    state: host.peek(name) ?? loading,
  });
  useEffect(() => {
    let isCurrent = true;
    void host.load(name).then((state) => {
      // Its page is drawn in slices, between which the frame answers.
      if (isCurrent) startTransition(() => setSeen({ key, state }));
    });
    return () => {
      isCurrent = false;
    };
  }, [host, name, key]);
  return seen.key === key ? seen.state : (host.peek(name) ?? loading);
}
