import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { shareTable } from '../federation/src/share-table.ts';

const root = join(import.meta.dirname, '..');
const shared = join(root, 'shared');

/** The shapes of the wire are the words of which remotes with a server part of their own make their contracts: they stay whole. */
const wholeDoors = [
  'shared/contracts',
  'shared/contracts/about',
  'shared/contracts/live',
  'shared/contracts/reviews',
  'shared/contracts/stay',
  'shared/contracts/tables',
  'shared/contracts/privacy',
  'shared/contracts/web-vitals',
];

/** What the shell gives of a door in the browser, where that is not the whole of it. */
const provided = shareTable.flatMap(({ specifier, provided: file }) =>
  file === undefined ? [] : [{ door: specifier, name: file, file: join(root, `${file}.ts`) }],
);
/** Sources that run in the browser and take doors from the shell: remotes and what they share with their own server part. */
const isOfRemote = (file: string): boolean =>
  /^mf-[^/]+\/(?!server\/|e2e\/)/.test(relative(root, file)) && !/\.test\.tsx?$/.test(file);

/** What remotes of the release before still take: it goes with the next major (docs/decisions/0027). */
const takenByOlderRemotes = new Set([
  'shared/domain: reachableSteps',
  'shared/domain: stepNames',
  'shared/runtime: domainMessages',
  'shared/ui/flow: FlowDrawer',
]);

/** The doors of `shared`: what others import, and the file behind it. */
function findDoors(): Map<string, string> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(shared, 'package.json'), 'utf8'),
  );
  return new Map(
    Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([name, file]) => [join('shared', name), join(shared, file)]),
  );
}

function sourceFiles(): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config.config, ts.sys, root).fileNames;
}

/** The file of the door that a source names, by its public name or by a path; null when it names no door. */
function doorNamed(specifier: string, from: string, doors: ReadonlyMap<string, string>): string | null {
  const file = specifier.startsWith('.') ? resolve(dirname(from), specifier) : doors.get(specifier);
  return file !== undefined && [...doors.values()].includes(file) ? file : null;
}

/** What `file` takes from doors. Of a door that is loaded late, every name that the file reads from anything counts. */
function takenBy(file: string, doors: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, false);
  const taken = new Map<string, Set<string>>();
  const whole = new Set<string>();
  const read = new Set<string>();
  const take = (door: string, name: string): void => {
    taken.set(door, (taken.get(door) ?? new Set()).add(name));
  };
  const doorOf = (node: ts.Node | undefined): string | null =>
    node !== undefined && ts.isStringLiteralLike(node) ? doorNamed(node.text, file, doors) : null;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const door = doorOf(node.moduleSpecifier);
      const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      if (door !== null && names !== undefined && 'elements' in names)
        for (const { name, propertyName } of names.elements) take(door, (propertyName ?? name).text);
      else if (door !== null) whole.add(door);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const door = doorOf(node.arguments[0]);
      if (door !== null) whole.add(door);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const door = doorOf(node.argument.literal);
      if (door !== null) whole.add(door);
    } else if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
    else if (ts.isQualifiedName(node)) read.add(node.right.text);
    else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) read.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const door of whole) for (const name of read) take(door, name);
  return taken;
}

/**
 * The values that each door exports, with the compiler: a door may pass on whole files. Types stand beside the values that they
 * describe, and are not there at run time.
 */
function valuesOf(doors: readonly string[]): Map<string, string[]> {
  const program = ts.createProgram(doors, {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const isValue = (symbol: ts.Symbol): boolean =>
    ((symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags &
      ts.SymbolFlags.Value) !==
    0;
  return new Map(
    doors.map((door) => {
      const source = program.getSourceFile(door);
      const symbol = source && checker.getSymbolAtLocation(source);
      const symbols = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
      return [door, symbols.filter(isValue).map(({ name }) => name)];
    }),
  );
}

// pnpm lint:doors: every value that a door of `shared` exports has a user outside of the door's own folder.
const doors = findDoors();
const taken = new Map<string, Set<string>>();
const takenByRemotes = new Map<string, Set<string>>();
const addTo = (all: Map<string, Set<string>>, door: string, names: ReadonlySet<string>): void => {
  all.set(door, new Set([...(all.get(door) ?? []), ...names]));
};
for (const file of sourceFiles())
  for (const [door, names] of takenBy(file, doors)) {
    addTo(taken, door, names);
    if (isOfRemote(file)) addTo(takenByRemotes, door, names);
  }
const checked = [...doors].filter(
  ([door]) => !wholeDoors.includes(door) && provided.every(({ name }) => name !== door),
);
const values = valuesOf(checked.map(([, file]) => file));
const atHand = valuesOf([...provided.map(({ file }) => file), ...doors.values()]);
const unused = checked.flatMap(([name, file]) =>
  (values.get(file) ?? [])
    .filter((each) => taken.get(file)?.has(each) !== true)
    .map((each) => `${name}: ${each}`)
    .filter((each) => !takenByOlderRemotes.has(each)),
);
const missing = provided.flatMap(({ door, file }) => {
  const whole = doors.get(door) ?? '';
  const given = new Set(atHand.get(file));
  const all = new Set(atHand.get(whole));
  return [...(takenByRemotes.get(whole) ?? [])]
    .filter((name) => all.has(name) && !given.has(name))
    .map((name) => `${relative(root, file)} lacks ${name}, which a remote imports from ${door}`);
});
for (const each of [...unused, ...missing]) console.error(`  ${each}`);
const count = [...values.values()].reduce((sum, names) => sum + names.length, 0);
console.log(`doors: ${checked.length} with ${count} exported values, ${unused.length} without a user`);
if (unused.length + missing.length > 0) process.exitCode = 1;
