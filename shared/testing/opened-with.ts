import type { Registry, RemoteRelease } from '../contracts/index.ts';

/** A release that declares pages at these addresses. */
export const aRelease = (...patterns: readonly string[]): RemoteRelease => ({
  version: '1.0.0-11111111',
  entry: '/ClientApp/mf-stay/1.0.0-11111111/entry.js',
  container: 'mf_stay_1_0_0_11111111',
  integrity: 'sha384-development',
  sharedApi: '^1.0.0',
  pages: patterns.map((pattern) => ({
    page: 'stay',
    pattern,
    guard: 'token',
    needs: ['property'],
    takesCards: true,
    indexed: false,
    title: { 'en-GB': 'Manage booking' },
    menu: null,
  })),
  previous: null,
});

/** The document was opened with this registry; gives back what takes it away again. */
export function openedWith(registry: Pick<Registry, 'remotes' | 'pins' | 'absent'>): () => void {
  const script = globalThis.document.createElement('script');
  script.type = 'application/json';
  script.id = 'site-data';
  script.textContent = JSON.stringify({
    registry: { schemaVersion: 1, shell: { version: '1.0.0-11111111' }, ...registry },
  });
  globalThis.document.head.append(script);
  return () => {
    script.remove();
  };
}
