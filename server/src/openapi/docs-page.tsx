import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { docsCss } from './docs-css.ts';
import { NamedSchema, ValueType } from './docs-schema.tsx';
import { words } from './docs-texts.ts';
import type { OpenApiDocument, Operation } from './document.ts';
import type { JsonSchema, Parameter } from './json-schema.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Backticks as code; nothing else of Markdown is used. */
const Prose = ({ text }: { readonly text: string }): ReactElement => (
  <p>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}</p>
);

const Method = ({ name }: { readonly name: string }): ReactElement => (
  <span className={`method method--${name.toLowerCase()}`}>{name}</span>
);

const Parameters = ({ parameters }: { readonly parameters: readonly Parameter[] }): ReactElement => (
  <section>
    <h4>{words.parameters}</h4>
    <table>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{parameter.name}</code>
              <small>{parameter.in}</small>
              {parameter.required && <small className="required">{words.required}</small>}
            </th>
            <td>
              <ValueType schema={parameter.schema} />
              {parameter.example !== undefined && (
                <small>
                  {words.example}: <code>{String(parameter.example)}</code>
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const jsonOf = (content: JsonSchema | undefined): JsonSchema | null =>
  (content?.['application/json'] as JsonSchema | undefined) ?? null;

function Body({ content }: { readonly content: JsonSchema }): ReactElement {
  const json = jsonOf(content);
  return (
    <section>
      <h4>{words.body}</h4>
      <ValueType schema={(json?.['schema'] ?? {}) as JsonSchema} />
      {json?.['example'] !== undefined && (
        <details>
          <summary>{words.example}</summary>
          <pre tabIndex={0}>{JSON.stringify(json['example'], null, 2)}</pre>
        </details>
      )}
    </section>
  );
}

const Responses = ({ responses }: { readonly responses: Operation['responses'] }): ReactElement => (
  <section>
    <h4>{words.answers}</h4>
    <table className="answers">
      <tbody>
        {Object.entries(responses).map(([status, { description, content }]) => {
          const schema = jsonOf(content)?.['schema'] as JsonSchema | undefined;
          return (
            <tr key={status}>
              <th scope="row">
                <span className={`status status--${status.charAt(0)}`}>{status}</span>
              </th>
              <td>
                <Prose text={description} />
                {schema && <ValueType schema={schema} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const CallArticle = ({ call: { method, path, operation } }: { readonly call: Call }): ReactElement => (
  <article id={operation.operationId} className="call">
    <h3>
      <a href={`#${operation.operationId}`}>{operation.summary}</a>
    </h3>
    <p className="address">
      <Method name={method} /> <code>{path}</code>
    </p>
    <Prose text={operation.description} />
    {operation.parameters && <Parameters parameters={operation.parameters} />}
    {operation.requestBody && <Body content={operation.requestBody.content} />}
    <Responses responses={operation.responses} />
  </article>
);

function Page({ document }: { readonly document: OpenApiDocument }): ReactElement {
  const calls = callsOf(document);
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return (
    <div className="page">
      <nav aria-label={words.calls}>
        <p className="brand">{words.title}</p>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.calls.map(({ method, operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operation.operationId}`}>
                    <Method name={method} /> {operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a href="#schemas">{words.schemas}</a>
        </p>
      </nav>
      <main>
        <header>
          <h1>{words.title}</h1>
          <Prose text={document.info.description} />
          <p>
            <a href="/api/openapi.json">{words.document}</a>
          </p>
        </header>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            {group.calls.map((call) => (
              <CallArticle key={call.operation.operationId} call={call} />
            ))}
          </section>
        ))}
        <section id="schemas">
          <h2>{words.schemas}</h2>
          {Object.entries(document.components.schemas).map(([name, schema]) => (
            <NamedSchema key={name} name={name} schema={schema} />
          ))}
        </section>
      </main>
    </div>
  );
}

const cssHash = createHash('sha256').update(docsCss).digest('base64');

/** The page has no script and loads nothing: only its own style element, by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${cssHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API for people, from its document: one page, so that the browser's own search finds everything. */
export function renderDocs(document: OpenApiDocument): string {
  const body = renderToStaticMarkup(<Page document={document} />);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${docsCss}</style></head><body>${body}</body></html>
`;
}
