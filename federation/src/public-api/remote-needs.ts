import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import ts from 'typescript';
import { listFilesBelow } from '../build/release-files.ts';
import type { PackageInfo } from '../build/workspace.ts';
import type { Report } from './report.ts';

/** The names that a source takes from each door at run time. */
export function takenNames(text: string): readonly { readonly door: string; readonly name: string }[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ESNext, false);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause } = statement;
    const named = importClause?.namedBindings;
    if (
      importClause === undefined ||
      importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      named === undefined
    )
      return [];
    if (!ts.isNamedImports(named)) return [];
    const door = statement.moduleSpecifier.text;
    return named.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({ door, name: (propertyName ?? name).text }));
  });
}

/** What a remote takes that shells within its range may not have yet, a sentence each: on them it would fail at run time. */
export async function needsBeyondRange(remote: PackageInfo, report: Report): Promise<string[]> {
  const range = remote.remote?.sharedApi ?? '*';
  const oldest = semver.minVersion(range)?.version ?? '0.0.0';
  const folder = join(remote.dir, 'src');
  const files = (await listFilesBelow(folder)).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const taken = files.flatMap((file) => takenNames(readFileSync(join(folder, file), 'utf8')));
  const sentences = taken.flatMap(({ door, name }) => {
    const since = report.doors[door]?.[name]?.since;
    return since !== undefined && semver.gt(since, oldest)
      ? [
          `${remote.name} takes ${name} of ${door}, which came with ${since}; its range ${range} lets in ${oldest}.`,
        ]
      : [];
  });
  return [...new Set(sentences)];
}
