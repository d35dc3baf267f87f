const evaluation = /(?<![\w$.])(?:new\s+Function\b|Function\(|eval\()/;

/** The first place in a script that would run text as code, which no page's policy allows; null when it has no such place. */
export function evaluatedText(script: string): string | null {
  const found = evaluation.exec(script);
  return found === null ? null : script.slice(found.index, found.index + 60);
}
