const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this response: one tag, a list of them or `*`, compared weakly (RFC 9110, 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((known) => opaque(known) === opaque(tag)));
