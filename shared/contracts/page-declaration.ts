import * as z from 'zod/mini';

/** Configuration that is loaded before a page is entered (product.md 2). */
export const configNames = [
  'property',
  'book-config',
  'pre-check-in-config',
  'property-group',
  'user',
] as const;
export type ConfigName = (typeof configNames)[number];

/** The condition for entering a page; other guests are sent to the search (product.md 2). */
export const guardNames = ['none', 'can-search', 'item-or-token', 'token', 'logged-in'] as const;
export type GuardName = (typeof guardNames)[number];

/** Languages of a remote's texts beside English, whether the site has words in them or not. */
const otherTags = ['da', 'ar', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'nb', 'pt', 'pl', 'ja'] as const;
type OtherTag = (typeof otherTags)[number];

const inLanguages = (longest: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(longest));
  const others = Object.fromEntries(otherTags.map((tag) => [tag, z.optional(text)]));
  return z.object({ 'en-GB': text, ...(others as Record<OtherTag, z.ZodMiniOptional<typeof text>>) });
};

/** A text in the languages of the site; English is what the others fall back to. */
const textByLanguageSchema = inLanguages(80);
export type TextByLanguage = z.output<typeof textByLanguageSchema>;

/** Segments of letters, digits and hyphens, or `:name`; the last one may be missing (`:name?`). */
const patternSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(?:\/(?:[A-Za-z0-9][A-Za-z0-9-]*|:[a-z][A-Za-z]*))+(?:\/:[a-z][A-Za-z]*\?)?$/),
  );

const longTextSchema = inLanguages(400);
const repeatedSchema = z.int().check(z.minimum(1), z.maximum(8));

/**
 * A piece of a page's first screen: data and no code, so that the server draws it without the remote. In a text `{hotel}` is the property's name.
 * `heading` is the page's h1; `field` a label above an empty field; `lines` and `cards` are grey placeholders for what is not known yet.
 */
export const firstScreenBlockSchema = z.union([
  z.strictObject({ kind: z.enum(['heading', 'text', 'field']), text: longTextSchema }),
  z.strictObject({ kind: z.enum(['lines', 'cards']), count: repeatedSchema }),
]);
export type FirstScreenBlock = z.output<typeof firstScreenBlockSchema>;

/**
 * A page that a remote brings beside those of product.md 2: all that the site has to know of it without running its code. It travels in the
 * release manifest and in the registry, so that server and shell know the page as soon as its release is published.
 */
export const pageDeclarationSchema = z.object({
  /** The key of the page in the remote's `pages`. */
  page: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)),
  /** E.g. `/Book/:propertyCode/GiftCards`. */
  pattern: patternSchema,
  guard: z.enum(guardNames),
  needs: z.array(z.enum(configNames)),
  /** A card may be typed in it: its document runs no script of others. */
  takesCards: z.boolean(),
  /** Search engines may show it; it is listed in the sitemap when its address needs nothing but a property. */
  indexed: z.boolean(),
  title: textByLanguageSchema,
  /** Its entry in the menu of a property; null for none. */
  menu: z.nullable(textByLanguageSchema),
  /** The blocks that the page shows until the remote is loaded, from the top; absent: its title and neutral lines. */
  firstScreen: z.optional(z.array(firstScreenBlockSchema).check(z.maxLength(12))),
});
export type PageDeclaration = z.output<typeof pageDeclarationSchema>;

/** What `src/declaration.ts` of a remote exports as `declaration`. */
export const remoteDeclarationSchema = z.strictObject({ pages: z.array(pageDeclarationSchema) });
export type RemoteDeclaration = z.output<typeof remoteDeclarationSchema>;
