import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { navigationRequested } from 'shared/runtime';
import { navigatorReady, placeChanged } from './model.ts';
import { followLinks } from './follow-links.ts';

export interface RouterBridgeProps {
  /** The server has drawn this address as not found: there is nothing to load for it. */
  readonly isMissing: boolean;
}

/** Ties the router to the shell's model: tells it where the guest is, and moves where the model says. */
export function RouterBridge({ isMissing }: RouterBridgeProps): null {
  const navigate = useNavigate();
  const location = useLocation();
  const action = useNavigationType();
  const { ready, changed, request } = useUnit({
    ready: navigatorReady,
    changed: placeChanged,
    request: navigationRequested,
  });
  const skipped = useRef(isMissing ? location.key : null);

  useEffect(() => {
    ready({
      go: (to, { replace }) => {
        void navigate(to, { replace });
      },
      leave: (to) => {
        window.location.assign(to);
      },
    });
    return followLinks(document, window.location, (to) => {
      request({ to });
    });
  }, [navigate, ready, request]);

  useEffect(() => {
    const { pathname, search, hash, key } = location;
    if (skipped.current === key) return;
    skipped.current = null;
    changed({ pathname, search, hash, key, action });
  }, [location, action, changed]);

  return null;
}
