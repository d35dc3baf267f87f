import * as z from 'zod/mini';

/** zod/mini brings no texts, so that the browser need not load them; the server says what is wrong in English. */
export function useValidationMessages(): void {
  z.config(z.locales.en());
}
