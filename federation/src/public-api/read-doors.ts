import { join } from 'node:path';
import ts from 'typescript';
import type { Exported, Member, Shape } from './shape.ts';

/** The doors that the shell gives remotes at run time, and their files below the root. */
export const doorFiles = {
  'shared/contracts': 'shared/contracts/index.ts',
  'shared/runtime': 'shared/runtime/index.ts',
  'shared/ui': 'shared/ui/index.ts',
  'shared/ui/date': 'shared/ui/date/index.ts',
  'shared/ui/flow': 'shared/ui/flow/index.ts',
} as const;
export type DoorName = keyof typeof doorFiles;
export const doorNames = Object.keys(doorFiles) as DoorName[]; // The keys of a constant.

const flags = ts.TypeFormatFlags;
const format: ts.TypeFormatFlags =
  flags.NoTruncation | flags.UseSingleQuotesForStringLiteralType | flags.WriteArrayAsGenericType;
const aliasFormat: ts.TypeFormatFlags = format | flags.InTypeAlias;

/** What a call carries is compared as a schema; here its name says enough. */
function withoutContracts(text: string): string {
  const mark = 'EntityOf<{';
  const start = text.indexOf(mark);
  if (start < 0) return text;
  let depth = 1;
  let end = start + mark.length;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text.charAt(end) === '{') depth += 1;
    if (text.charAt(end) === '}') depth -= 1;
  }
  return `${text.slice(0, start)}Entity${withoutContracts(text.slice(end + 1))}`;
}

/** Reads the doors of the sources below `root` with the compiler: names, and what each is. */
export function readDoors(root: string): Record<DoorName, Record<string, Exported>> {
  const configFile = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const files = doorNames.map((door) => join(root, doorFiles[door]));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();

  const textOf = (type: ts.Type): string => withoutContracts(checker.typeToString(type, undefined, format));

  function memberOf(symbol: ts.Symbol, at: ts.Node): Member {
    const isOptional =
      (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
      (symbol.valueDeclaration !== undefined &&
        ts.isParameter(symbol.valueDeclaration) &&
        checker.isOptionalParameter(symbol.valueDeclaration));
    const type = textOf(checker.getTypeOfSymbolAtLocation(symbol, at));
    return isOptional ? { type, optional: true } : { type };
  }

  const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

  function typeShape(type: ts.Type, at: ts.Node): Shape {
    if (type.isUnion() && type.types.every((part) => part.isLiteral()))
      return { kind: 'union', members: type.types.map(textOf).sort() };
    const isPlainObject =
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      type.getCallSignatures().length === 0 &&
      type.getStringIndexType() === undefined;
    if (!isPlainObject && !type.isIntersection()) return { kind: 'other', type: aliasText(type) };
    return {
      kind: 'object',
      members: byName(type.getProperties().map((symbol) => [symbol.name, memberOf(symbol, at)] as const)),
    };
  }

  /** What stands behind the name of an alias. */
  const aliasText = (type: ts.Type): string =>
    withoutContracts(checker.typeToString(type, undefined, aliasFormat));

  function valueShape(type: ts.Type, at: ts.Node): Shape {
    const [signature, ...others] = type.getCallSignatures();
    // Units of effector are callable and have members of their own: their type's text says all.
    if (signature === undefined || others.length > 0 || type.getProperties().length > 0)
      return { kind: 'other', type: textOf(type) };
    return {
      kind: 'function',
      parameters: signature.getParameters().map((symbol) => memberOf(symbol, at)),
      returns: textOf(signature.getReturnType()),
    };
  }

  function exportOf(symbol: ts.Symbol, at: ts.Node, door: DoorName): Exported {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
    // The calls are saved apart, as schemas.
    if (door === 'shared/contracts')
      return { is: isValue ? 'value' : 'type', shape: { kind: 'other', type: 'contract' } };
    return isValue
      ? { is: 'value', shape: valueShape(checker.getTypeOfSymbolAtLocation(target, at), at) }
      : { is: 'type', shape: typeShape(checker.getDeclaredTypeOfSymbol(target), at) };
  }

  const read = (door: DoorName): Record<string, Exported> => {
    const source = program.getSourceFile(join(root, doorFiles[door]));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (source === undefined || symbol === undefined) throw new Error(`${door} cannot be read.`);
    return byName(
      checker.getExportsOfModule(symbol).map((each) => [each.name, exportOf(each, source, door)] as const),
    );
  };
  return {
    'shared/contracts': read('shared/contracts'),
    'shared/runtime': read('shared/runtime'),
    'shared/ui': read('shared/ui'),
    'shared/ui/date': read('shared/ui/date'),
    'shared/ui/flow': read('shared/ui/flow'),
  };
}
