import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';

/** Pages look whether they are there. */
const optional = new Set(['requestIdleCallback', 'cancelIdleCallback']);

/** What a page asks for before it uses it, or is whole without. */
const optionalCss = new Set([
  // Scrolling, selecting, drawing and wrapping as they should be; a page is readable and works without.
  ...[
    'scrollbar-width',
    'overscroll-behavior',
    'overflow-anchor',
    'user-select',
    'text-wrap',
    'resize',
    'zoom',
  ],
  ...[
    'content-visibility',
    'contain-intrinsic-block-size',
    'paint-order',
    'accent-color',
    'text-size-adjust',
  ],
  ...['forced-color-adjust', ':selection', '@page', 'size'],
  // Distances, outlines and the page behind a dialog; the menu has its own way (frame.css).
  ...[':has', ':popover-open'],
]);

type BrowserName = keyof CompatStatement['support'];
const names: Readonly<Record<string, BrowserName>> = { ios_saf: 'safari_ios' };

/** `firefox >= 115` of a browserslist. */
function oldestOf(browserslist: readonly string[]): [browser: BrowserName, version: string][] {
  return browserslist.map((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (version === '') throw new Error(`"${query}" is not of the form "browser >= version".`);
    return [names[name] ?? (name as BrowserName), version];
  });
}

const isLater = (a: string, b: string): boolean => {
  const [[one = 0, oneMinor = 0], [two = 0, twoMinor = 0]] = [a, b].map((each) =>
    each.split('.').map(Number),
  ) as [number[], number[]];
  return one > two || (one === two && oneMinor > twoMinor);
};

const isIn =
  (version: string) =>
  ({
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  }: SimpleSupportStatement) =>
    typeof added === 'string' &&
    added !== 'preview' &&
    (removed === undefined || (typeof removed === 'string' && isLater(removed, version))) &&
    flags === undefined &&
    prefix === undefined &&
    other === undefined &&
    !isLater(added.replace('≤', ''), version);

/** The browsers that lack a feature. */
function lackedBy(feature: Identifier | undefined, browserslist: readonly string[]): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return oldestOf(browserslist).flatMap(([browser, version]) => {
    const statements = support[browser] === undefined ? [] : [support[browser]].flat();
    return statements.some(isIn(version)) ? [] : [`${browser} ${version}`];
  });
}

/** What at least one browser of the list lacks, as interface and member: what a test takes away from a newer one. */
export function youngerThan(browserslist: readonly string[]): [owner: string, member: string][] {
  // A group of features has no `__compat` of its own.
  const builtins = (bcd.javascript.builtins ?? {}) as Readonly<Record<string, Identifier>>;
  // Of the page's own elements only what belongs to a class: the test's tools use the rest.
  const statics = Object.entries(bcd.api).map(([name, home]): [string, Identifier] => [
    name,
    Object.fromEntries(Object.entries(home).filter(([member]) => member.endsWith('_static'))),
  ]);
  const classes = { ...builtins, ...Object.fromEntries(statics) };
  return Object.entries(classes).flatMap(([owner, home]) =>
    Object.entries(home as Readonly<Record<string, Identifier>>).flatMap(
      ([member, feature]): [string, string][] =>
        lackedBy(feature, browserslist).length === 0 ? [] : [[owner, member.replace(/_static$/, '')]],
    ),
  );
}

/** Lacking everywhere that it is kept: the compiler's library has interfaces of its own, as `ReadonlyArray` and mixins. */
function featureOf(owner: string, member: string): (Identifier | undefined)[] {
  const { api, javascript } = bcd;
  const { Intl: intl = {}, ...builtins } = javascript.builtins ?? {};
  const name = owner.replace(/^Readonly|Constructor$/g, '');
  const homes = [builtins[name], intl[name], api[name]].filter((home) => home !== undefined);
  // A mixin of the library is no interface of the data: its members are looked for everywhere, among them what is global.
  const all = homes.length > 0 ? homes : [api, ...Object.values(api)];
  return all
    .flatMap((home) => {
      const features = home as Readonly<Record<string, Identifier | undefined>>;
      return [features[member], features[`${member}_static`]];
    })
    .filter((found) => found !== undefined);
}

const globalOf = (name: string): (Identifier | undefined)[] =>
  [bcd.javascript.builtins?.[name], bcd.api[name], bcd.api['Window']?.[name]].filter(
    (found) => found !== undefined,
  );

/** The interface, class or namespace of the library in which something is declared; '' for what is global. */
function ownerOf(declaration: ts.Declaration): string {
  for (let at: ts.Node = declaration.parent; !ts.isSourceFile(at); at = at.parent)
    if (ts.isInterfaceDeclaration(at) || ts.isModuleDeclaration(at)) return at.name.text;
    else if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) return at.name.text;
  return '';
}

/** What the sources use of the web platform and not every browser of the list has: one line for each place. */
export function unsupportedScript(
  files: readonly string[],
  options: ts.CompilerOptions,
  browserslist: readonly string[],
): string[] {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const seen = new Map<string, string[]>();
  const lackedOf = (owner: string, name: string): string[] => {
    const key = `${owner}.${name}`;
    const known =
      seen.get(key) ?? everywhereLacked(owner === '' ? globalOf(name) : featureOf(owner, name), browserslist);
    seen.set(key, known);
    return known;
  };
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isIdentifier(node) || optional.has(node.text) || ts.isPartOfTypeNode(node)) return;
      const declaration = checker
        .getSymbolAtLocation(node)
        ?.declarations?.find((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));
      if (source === undefined || declaration === undefined) return;
      const lacked = lackedOf(ownerOf(declaration), node.text);
      if (lacked.length === 0) return;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${String(line)}: ${node.text} is missing in ${lacked.join(', ')}`);
    };
    if (source) visit(source);
    return found;
  });
}

function everywhereLacked(
  features: readonly (Identifier | undefined)[],
  browserslist: readonly string[],
): string[] {
  const [first = [], ...others] = features.map((feature) => lackedBy(feature, browserslist));
  return first.filter((browser) => others.every((lacked) => lacked.includes(browser)));
}

/** The same of a style sheet: its properties, pseudo-classes and at-rules. */
export function unsupportedCss(file: string, css: string, browserslist: readonly string[]): string[] {
  const { properties = {}, selectors = {}, 'at-rules': atRules = {} } = bcd.css;
  return css.split('\n').flatMap((line, index) => {
    const used = [
      ...Array.from(line.matchAll(/^\s*([a-z-]+):/g), ([, name = '']) => [name, properties[name]] as const),
      ...Array.from(
        line.matchAll(/:([a-z-]+)(?=[\s(){,.:[])/g),
        ([, name = '']) => [`:${name}`, selectors[name]] as const,
      ),
      ...Array.from(line.matchAll(/@([a-z-]+)/g), ([, name = '']) => [`@${name}`, atRules[name]] as const),
    ];
    return used.flatMap(([name, feature]) => {
      const lacked = optionalCss.has(name) ? [] : lackedBy(feature, browserslist);
      return lacked.length === 0
        ? []
        : [`${file}:${String(index + 1)}: ${name} is missing in ${lacked.join(', ')}`];
    });
  });
}
