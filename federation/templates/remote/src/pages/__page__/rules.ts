export type Greeting = { readonly kind: 'guest' } | { readonly kind: 'named'; readonly name: string };

/** How a guest is greeted: by name once it has been given. */
export function greetingOf(name: string): Greeting {
  const trimmed = name.trim();
  return trimmed === '' ? { kind: 'guest' } : { kind: 'named', name: trimmed };
}
