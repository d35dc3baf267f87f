/**
 * Source of a package that makes React's contexts and components where they are declared: nothing else tells the
 * bundler that such a call changes nothing, so every declaration that nobody imports would stay. Names that only
 * React's developer tools show (`displayName`) go for the same reason: each one is a use of what it names.
 */
export function markPureDeclarations(source: string): string {
  return source
    .replaceAll(
      /^((?:var|let|const) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/*#__PURE__*/ ',
    )
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '');
}
