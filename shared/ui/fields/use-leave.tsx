import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';

type AfterPress = (work: () => void) => void;
const AfterPressContext = createContext<AfterPress>((work) => work());

/**
 * Puts off what a field says when it is left by pressing something, until the press has ended: an error that appears in
 * between would move a button or a box away from under the pointer, and the press would be lost.
 */
export function AfterPressProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const begin = (): void => {
      waiting.current = [];
    };
    const end = (): void => {
      const works = waiting.current ?? [];
      waiting.current = null;
      // The click itself comes right after.
      window.setTimeout(() => {
        for (const work of works) work();
      });
    };
    window.addEventListener('pointerdown', begin, true);
    window.addEventListener('pointerup', end, true);
    window.addEventListener('pointercancel', end, true);
    return () => {
      window.removeEventListener('pointerdown', begin, true);
      window.removeEventListener('pointerup', end, true);
      window.removeEventListener('pointercancel', end, true);
    };
  }, []);
  const afterPress = useCallback<AfterPress>((work) => {
    if (waiting.current === null) work();
    else waiting.current.push(work);
  }, []);
  return <AfterPressContext value={afterPress}>{children}</AfterPressContext>;
}

/** What a control does when it is left. */
export function useLeave(onBlur: (() => void) | undefined): (() => void) | undefined {
  const afterPress = useContext(AfterPressContext);
  return (
    onBlur &&
    (() => {
      afterPress(onBlur);
    })
  );
}
