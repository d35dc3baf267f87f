import type { PageDocument } from './arrival-model.ts';

/** The document of this window, as pages change it when they are entered. */
export const createPageDocument = (window: Window): PageDocument => ({
  setTitle: (title) => {
    window.document.title = title;
  },
  scrollToTop: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});
