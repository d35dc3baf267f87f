/**
 * Does `work` once the browser has painted what was drawn last: a press is answered at once, and what takes longer comes after
 * the answer. Only for presses: a page that nobody sees is not painted, and waits.
 */
export function afterPaint(work: () => void): void {
  // What is asked for a frame runs before it is painted, and a task that this starts after.
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}
