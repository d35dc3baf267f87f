import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { matchPage } from 'shared/first-screen';
import { navigationRequested } from 'shared/runtime';
import { needsOwnDocument } from '../consent/rules.ts';
import { $documentFacts, navigatorReady, placeChanged } from './model.ts';
import { followLinks } from './follow-links.ts';
import { $registry } from './registry-model.ts';

export interface RouterBridgeProps {
  /** The server has drawn this address as not found: there is nothing to load for it. */
  readonly isMissing: boolean;
}

/** Ties the router to the shell's model: tells it where the guest is, and moves where the model says. */
export function RouterBridge({ isMissing }: RouterBridgeProps): null {
  const navigate = useNavigate();
  const location = useLocation();
  const action = useNavigationType();
  const { ready, changed, request, documentFacts, registry } = useUnit({
    registry: $registry,
    documentFacts: $documentFacts,
    ready: navigatorReady,
    changed: placeChanged,
    request: navigationRequested,
  });
  const latestFacts = useRef(documentFacts);
  useEffect(() => {
    latestFacts.current = documentFacts;
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
      reload: () => {
        window.location.reload();
      },
    });
    const isScreen = (path: string): boolean => matchPage(path, registry).definition.page !== 'not-found';
    return followLinks(document, window.location, isScreen, (to) => {
      request({ to });
    });
  }, [navigate, ready, request, registry]);

  useEffect(() => {
    const { pathname, search, hash, key } = location;
    if (skipped.current === key) return;
    skipped.current = null;
    // Back and forward have moved already: the page is shown in a document of its own (decisions 5).
    if (
      action === NavigationType.Pop &&
      needsOwnDocument(matchPage(pathname, registry), latestFacts.current)
    ) {
      window.location.reload();
      return;
    }
    changed({ pathname, search, hash, key, action });
  }, [location, action, changed, registry]);

  return null;
}
