/** What the button of the floor page says, in the HTML and after each press. */
export const pressedText = (times: number, path: string): string =>
  `Pressed ${String(times)} times on ${path}`;
