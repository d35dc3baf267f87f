import './realm.ts';
import * as z from 'zod/mini';
import type { RemoteDefinition } from '../runtime/index.ts';
import { drawPage, type DrawRequest } from './draw-page.tsx';

export { drawPage, type DrawRequest } from './draw-page.tsx';

/** What a renderer gives to the realm in which it runs; texts only go in and out. */
interface RendererRealm {
  /** Draws from a `DrawRequest` as JSON; when its microtasks are done, `drawnMarkup` holds the markup. */
  draw?: (request: string) => void;
  /** Null before, and where the page cannot be drawn. */
  drawnMarkup?: string | null;
  /** Why it could not be drawn, where that is a failure. */
  problem?: string | null;
}

/** Makes this script the renderer of a remote: `src/renderer.ts` is nothing but this call. */
export function provideRenderer(remote: RemoteDefinition): void {
  // No code is made of text in the realm of a renderer.
  z.config({ jitless: true });
  const realm: typeof globalThis & RendererRealm = globalThis;
  realm.draw = (request) => {
    realm.drawnMarkup = null;
    realm.problem = null;
    drawPage(remote, JSON.parse(request) as DrawRequest).then(
      (markup) => {
        realm.drawnMarkup = markup;
      },
      (error: unknown) => {
        realm.problem = String(error instanceof Error ? error.stack : error);
      },
    );
  };
}
