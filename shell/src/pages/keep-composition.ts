/** What Safari says of the key that ends a composition, which it has ended before. */
const composedKeyCode = 229;

const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it in no other way.
  event.isComposing || event.keyCode === composedKeyCode;

/** The Enter that chooses a word of a Japanese, Chinese or Korean keyboard is for the word: it neither sends a form nor presses anything. */
export function keepComposition(document: Document): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
