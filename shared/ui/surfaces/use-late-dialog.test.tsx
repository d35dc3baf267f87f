import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLateDialog } from './use-late-dialog.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = (): Promise<never> => Promise.reject(new Error('Loading chunk failed.'));

describe('a dialog whose code comes late', () => {
  it('opens as soon as its code is there, and closes', async () => {
    const code = Promise.withResolvers<undefined>();
    const { result } = renderHook(() => useLateDialog(() => code.promise));
    act(() => result.current.open());
    expect(result.current.isOpen).toBe(false);
    code.resolve(undefined);
    await waitFor(() => expect(result.current.isOpen).toBe(true));
    act(() => result.current.close());
    expect(result.current.isOpen).toBe(false);
  });

  it.each([
    ['with a network opens all the same: who draws it says what to do', true],
    ['without a network stays closed', false],
  ])('whose code cannot be had %s', async (_name, onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    let tries = 0;
    const { result } = renderHook(() =>
      useLateDialog(() => {
        tries += 1;
        return lost();
      }),
    );
    await act(async () => {
      result.current.prepare();
      result.current.open();
      await Promise.resolve();
    });
    expect(tries).toBe(2);
    expect(result.current.isOpen).toBe(onLine);
  });
});
