import { ImportError, problemAt, type Path, type Problem } from './problems.ts';

/** Far more than any format has. */
const deepest = 50;

function shapeProblems(written: unknown): Problem[] {
  const problems: Problem[] = [];
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value: written, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest)
      return [problemAt(path.slice(0, 3), `This is nested more than ${String(deepest)} times`)];
    for (const [name, field] of Object.entries(value)) {
      const at: Path = [...path, Array.isArray(value) ? Number(name) : name];
      if (name === '__proto__') problems.push(problemAt(at, 'This field is not known'));
      else open.push({ value: field, path: at });
    }
  }
  return problems;
}

/** Throws an ImportError for what cannot be read as it is written, whatever the format: nesting without end, and `__proto__`, which as a field is no field. */
export function requireShape(source: string, written: unknown): void {
  const problems = shapeProblems(written);
  if (problems.length > 0) throw new ImportError(source, problems);
}
