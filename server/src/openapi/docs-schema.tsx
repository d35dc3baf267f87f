import type { ReactElement, ReactNode } from 'react';
import { words } from './docs-texts.ts';
import type { JsonSchema } from './json-schema.ts';

const refPattern = /^#\/components\/schemas\/(.+)$/;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);

const limits = [
  ['minLength', '≥ {} characters'],
  ['maxLength', '≤ {} characters'],
  ['minimum', '≥ {}'],
  ['maximum', '≤ {}'],
  ['minItems', '≥ {} items'],
  ['maxItems', '≤ {} items'],
  ['pattern', '{}'],
  ['format', '{}'],
  ['default', 'default {}'],
] as const;

/** What a value has to keep to, in one line; empty for most. */
function limitsOf(schema: JsonSchema): string {
  const parts = limits.flatMap(([key, text]) => {
    const value = schema[key];
    if (value === undefined || (key === 'pattern' && schema['format'] !== undefined)) return [];
    return [text.replace('{}', typeof value === 'string' ? value : JSON.stringify(value))];
  });
  return parts.join(', ');
}

function joined(parts: readonly ReactNode[]): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        <span key={String(index)}>
          {index > 0 && ` ${words.oneOf} `}
          {part}
        </span>
      ))}
    </>
  );
}

function typeNode(schema: JsonSchema): ReactNode {
  const ref = refPattern.exec(String(schema['$ref']))?.[1];
  if (ref !== undefined) return <a href={`#schema-${ref}`}>{ref}</a>;
  if (schema['const'] !== undefined) return <code>{JSON.stringify(schema['const'])}</code>;
  if (schema['enum'] !== undefined) {
    return joined(
      list(schema['enum']).map((value) => <code key={String(value)}>{JSON.stringify(value)}</code>),
    );
  }
  if (schema['anyOf'] !== undefined) {
    return joined(list(schema['anyOf']).map((option) => typeNode(option as JsonSchema)));
  }
  if (schema['items'] !== undefined) {
    return (
      <>
        {words.listOf} {typeNode(schema['items'] as JsonSchema)}
      </>
    );
  }
  if (schema['additionalProperties'] !== undefined && fieldsOf(schema).length === 0) {
    return (
      <>
        {words.mapOf} {typeNode(schema['additionalProperties'] as JsonSchema)}
      </>
    );
  }
  const type = [schema['type']].flat().filter((name) => typeof name === 'string');
  return type.length > 0 ? type.join(` ${words.oneOf} `) : words.any;
}

/** Objects that have no name of their own are drawn where they stand. */
function inner(schema: JsonSchema): JsonSchema | null {
  if (fieldsOf(schema).length > 0) return schema;
  const items = schema['items'] as JsonSchema | undefined;
  if (items && items['$ref'] === undefined) return inner(items);
  const options = list(schema['anyOf']) as readonly JsonSchema[];
  return options.map(inner).find((option) => option !== null) ?? null;
}

/** Type and limits of one value, and the fields of an unnamed object under it. */
export function ValueType({ schema }: { readonly schema: JsonSchema }): ReactElement {
  const limit = limitsOf(schema);
  const object = inner(schema);
  return (
    <>
      {typeNode(schema)}
      {limit !== '' && <small className="limit">{limit}</small>}
      {object !== null && <FieldTable schema={object} />}
    </>
  );
}

/** The fields of an object. */
export function FieldTable({ schema }: { readonly schema: JsonSchema }): ReactElement {
  const fields = fieldsOf(schema);
  const required = new Set(list(schema['required']));
  if (fields.length === 0) return <p className="muted">{words.nothing}</p>;
  return (
    <table>
      <tbody>
        {fields.map(([name, field]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required.has(name) && <small className="required">{words.required}</small>}
            </th>
            <td>
              <ValueType schema={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A named schema: a table for an object, one line for anything else. */
export function NamedSchema({
  name,
  schema,
}: {
  readonly name: string;
  readonly schema: JsonSchema;
}): ReactElement {
  const description = schema['description'];
  return (
    <article id={`schema-${name}`} className="schema">
      <h3>
        <a href={`#schema-${name}`}>{name}</a>
      </h3>
      {typeof description === 'string' && <p>{description}</p>}
      {fieldsOf(schema).length > 0 ? <FieldTable schema={schema} /> : <ValueType schema={schema} />}
    </article>
  );
}
