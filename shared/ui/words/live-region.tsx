import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIsTakenOver } from './use-taken-over.ts';

type Announce = (text: string) => void;
const AnnounceContext = createContext<Announce>(() => undefined);

/** Says a text in the page's polite live region; outside of a provider nothing is said. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** Holds the one polite live region of the page. */
export function LiveRegion({ children }: { readonly children: ReactNode }): ReactElement {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const isTakenOver = useIsTakenOver();
  const announce = useCallback((text: string) => {
    setSaid(({ turn }) => ({ text, turn: turn + 1 }));
  }, []);
  // Two paragraphs by turns: the same text twice is still a change that is read out.
  const texts = useMemo(
    () => [said.turn % 2 === 0 ? said.text : '', said.turn % 2 === 1 ? said.text : ''],
    [said],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {isTakenOver && (
        <div className="visually-hidden" role="status" aria-live="polite" data-live-region="">
          <p>{texts[0]}</p>
          <p>{texts[1]}</p>
        </div>
      )}
    </AnnounceContext>
  );
}
