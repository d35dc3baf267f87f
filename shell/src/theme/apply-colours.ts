import { colourProperties, type ThemeColours } from 'shared/first-screen';

/** Sets the hotel's colours on the document; by script, because the content policy allows no style attributes in the HTML. */
export function applyColours(root: HTMLElement, colours: ThemeColours): void {
  for (const [name, value] of colourProperties(colours)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
