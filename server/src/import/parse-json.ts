import { type Node, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { problemAt, type Path, type Problem } from './problems.ts';

/** What is wrong at a place of a text, in the words of who has typed it. */
function reasonOf(line: string, { error }: ParseError): string {
  if (/:\s*-?\d+,\d/.test(line)) return 'a number has a point and no quotes: 95.00';
  const code = printParseErrorCode(error);
  switch (code) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return 'there is a comma too many, or something is missing after it';
    case 'CommaExpected':
      return 'a comma is missing before this';
    case 'ColonExpected':
      return 'a colon is missing before this';
    case 'CloseBraceExpected':
      return 'a } is missing';
    case 'CloseBracketExpected':
      return 'a ] is missing';
    case 'UnexpectedEndOfString':
      return 'the closing quotes are missing';
    case 'InvalidCommentToken':
      return 'there are no comments in JSON';
    case 'EndOfFileExpected':
      return 'the file should have ended before this';
    default:
      return 'this cannot be read';
  }
}

const mostOfLine = 120;

/** Line, column and the line itself, with what is wrong there. */
function describe(text: string, error: ParseError): Problem {
  const before = text.slice(0, error.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const line = (text.split('\n')[before.length - 1] ?? '').trim();
  const place = `line ${String(before.length)}, column ${String(column)}`;
  return {
    path: '',
    message: `This is not JSON: ${place}: ${reasonOf(line, error)}: ${line.slice(0, mostOfLine)}`,
  };
}

/** A key that stands twice in an object: the first value would be lost without a word. */
function repeatedKeys(node: Node, path: Path = []): Problem[] {
  const { type, children = [] } = node;
  if (type === 'array') return children.flatMap((child, index) => repeatedKeys(child, [...path, index]));
  if (type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ children: pair = [] }) => {
    const [name, value] = pair;
    const key = String(name?.value);
    const isRepeated = seen.has(key);
    seen.add(key);
    return [
      ...(isRepeated ? [problemAt([...path, key], 'This field is written twice')] : []),
      ...(value === undefined ? [] : repeatedKeys(value, [...path, key])),
    ];
  });
}

export type ParsedJson =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

/** What is wrong with a text that is no JSON, and repeated keys of one that is; nothing where it is nested too deeply to look. */
function problemsIn(text: string): readonly Problem[] {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
    const [first] = errors;
    if (first !== undefined) return [describe(text, first)];
    return tree === undefined ? [] : repeatedKeys(tree);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Reads JSON; where it cannot, or where a key stands twice, it says at which line, or which key. */
export function parseJson(text: string): ParsedJson {
  const problems = problemsIn(text);
  if (problems.length > 0) return { kind: 'unreadable', problems };
  try {
    return { kind: 'read', value: JSON.parse(text) };
  } catch (error) {
    const message = `This is not JSON: ${error instanceof Error ? error.message : ''}`;
    return { kind: 'unreadable', problems: [{ path: '', message }] };
  }
}
