/** So many pixels at the usual size of text: antd counts in pixels, and does not grow with the page's text, which a browser or a language makes larger. */
export const scaled = (pixels: number): number =>
  (pixels * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;
