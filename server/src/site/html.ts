import { escapeHtml } from '../http/escape-html.ts';

/** JSON for the inside of a script element: no text in it can end that element or open a comment. */
export const scriptText = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

export const scriptJson = (value: unknown): string => scriptText(JSON.stringify(value));

/** True: the attribute alone. Null or false: no attribute. */
export type Attributes = Readonly<Record<string, string | boolean | null>>;

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => {
      if (value === null || value === false) return [];
      return [value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`];
    })
    .join('');
}

/** A start tag with escaped attributes. */
export const tag = (name: string, attributes: Attributes): string => `<${name}${attributesText(attributes)}>`;

/** An element whose content is markup already: escape text before it comes here. */
export const element = (name: string, attributes: Attributes, content: string): string =>
  `${tag(name, attributes)}${content}</${name}>`;
