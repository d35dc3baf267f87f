import { createMessages } from '../../domain/index.ts';

/** What is said of pictures; loaded with the buttons of a gallery. */
export const picturesEnGb = {
  'pictures.previous': 'Previous picture',
  'pictures.next': 'Next picture',
  'pictures.open': '{number} / {count}, show large: {label}',
  'pictures.shown': 'Picture {number} of {count}',
  'pictures.all': 'All pictures',
  'pictures.zoom-in': 'Zoom in',
  'pictures.zoom-out': 'Zoom out',
  'pictures.close': 'Close',
} as const;

export const picturesMessages = createMessages(picturesEnGb);
