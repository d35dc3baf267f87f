/**
 * Source of a package that makes React's contexts and components where they are declared: nothing else tells the
 * bundler that such a call changes nothing, so every declaration that no module imports would stay. Names that only
 * React's developer tools show (`displayName`) go for the same reason: each one is a use of what it names. A class
 * gets its `contextType` where it is declared instead of after it, which means the same.
 */
export function markPureDeclarations(source: string): string {
  return withStaticContextTypes(source)
    .replaceAll(
      /^((?:var|let|const) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/*#__PURE__*/ ',
    )
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '');
}

function withStaticContextTypes(source: string): string {
  let text = source;
  for (const [line, name, context] of source.matchAll(/^(\w+)\.contextType = (\w+);$/gm)) {
    const opening = new RegExp(`^(?:var|let|const) ${name} = class extends React\\d*\\.Component \\{$`, 'm');
    if (opening.test(text))
      text = text
        .replace(line, '')
        .replace(opening, (found) => `${found}\n  static contextType = ${context};`);
  }
  return text;
}

// rspack takes a loader's default export.
export { markPureDeclarations as default };
