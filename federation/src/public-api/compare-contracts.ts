import { additive, breaking, pairs, type Change } from './change.ts';

type Json = unknown;
type Schema = Readonly<Record<string, Json>>;
/** An OpenAPI document, as far as callers depend on it. */
export interface ContractsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** Whether a client that was built before sends or receives what is described. */
type Direction = 'sent' | 'received';

const isRecord = (value: Json): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: Json): Schema => (isRecord(value) ? value : {});
const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

/** Keywords with texts for people, which no program depends on. */
const annotations = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  'default',
  '$comment',
]);
const structure = new Set([
  'properties',
  'required',
  'items',
  'enum',
  'anyOf',
  'oneOf',
  'additionalProperties',
]);

/** Compares the schemas of two documents; each pair of references once, so that what contains itself ends. */
class Comparison {
  readonly #before: ContractsDocument;
  readonly #after: ContractsDocument;
  readonly #seen = new Set<string>();

  constructor(before: ContractsDocument, after: ContractsDocument) {
    this.#before = before;
    this.#after = after;
  }

  schemas(path: string, before: Json, after: Json, direction: Direction): Change[] {
    const names = [refOf(before), refOf(after)];
    if (names.some((name) => name !== null)) {
      const pair = [...names, direction].join(' ');
      if (this.#seen.has(pair)) return [];
      this.#seen.add(pair);
      const place = names[0] ?? names[1] ?? path;
      return this.schemas(place, resolve(this.#before, before), resolve(this.#after, after), direction);
    }
    const [was, is] = [recordOf(before), recordOf(after)];
    return [
      ...this.#properties(path, was, is, direction),
      ...this.#choices(path, was, is, direction),
      ...values(path, listOf(was['enum']), listOf(is['enum']), direction),
      ...this.#inner(path, was, is, direction),
      ...keywords(path, was, is, direction),
    ];
  }

  #properties(path: string, was: Schema, is: Schema, direction: Direction): Change[] {
    const needed = (schema: Schema, name: string): boolean => listOf(schema['required']).includes(name);
    return pairs(recordOf(was['properties']), recordOf(is['properties'])).flatMap(([name, old, now]) => {
      const field = `${path}.${name}`;
      if (now === undefined) return [breaking(`${field} (${direction}) is gone`)];
      if (old === undefined) {
        return direction === 'sent' && needed(is, name)
          ? [breaking(`${field} (${direction}) is new and required`)]
          : [additive(`${field} (${direction}) is new`)];
      }
      const [before, after] = [needed(was, name), needed(is, name)];
      const need =
        before === after
          ? []
          : after === (direction === 'received')
            ? [additive(`${field} (${direction}) is ${after ? 'always there' : 'optional'} now`)]
            : [breaking(`${field} (${direction}) is ${after ? 'required' : 'optional'} now`)];
      return [...need, ...this.schemas(field, old, now, direction)];
    });
  }

  #choices(path: string, was: Schema, is: Schema, direction: Direction): Change[] {
    return ['anyOf', 'oneOf'].flatMap((key) => {
      const [before, after] = [listOf(was[key]), listOf(is[key])];
      if (before.length !== after.length) {
        const isMore = after.length > before.length;
        const what = `${path} (${direction}) has ${isMore ? 'more' : 'fewer'} forms`;
        return [isMore === (direction === 'sent') ? additive(what) : breaking(what)];
      }
      return before.flatMap((old, index) => this.schemas(path, old, after[index], direction));
    });
  }

  #inner(path: string, was: Schema, is: Schema, direction: Direction): Change[] {
    return ['items', 'additionalProperties'].flatMap((key) => {
      const [before, after] = [was[key], is[key]];
      if (isRecord(before) && isRecord(after)) return this.schemas(`${path}[]`, before, after, direction);
      return JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [breaking(`${path}[] (${direction}) is something else`)];
    });
  }

  operations(name: string, before: Schema, after: Schema): Change[] {
    const bodyOf = (part: Json): Json =>
      recordOf(Object.values(recordOf(recordOf(part)['content']))[0])['schema'];
    const parametersOf = (operation: Schema): Schema =>
      Object.fromEntries(
        listOf(operation['parameters']).map((each) => {
          const { name: key, in: place } = recordOf(each);
          return [`${String(place)} ${String(key)}`, each];
        }),
      );
    const parameters = pairs(parametersOf(before), parametersOf(after)).flatMap(([key, was, is]) => {
      const path = `${name} ${key}`;
      const [wasNeeded, isNeeded] = [was, is].map((each) => recordOf(each)['required'] === true);
      if (is === undefined) return [breaking(`${path} is gone`)];
      if (was === undefined)
        return [isNeeded === true ? breaking(`${path} is new and required`) : additive(`${path} is new`)];
      const need =
        wasNeeded === isNeeded
          ? []
          : [isNeeded === true ? breaking(`${path} is required now`) : additive(`${path} is optional now`)];
      return [...need, ...this.schemas(path, recordOf(was)['schema'], recordOf(is)['schema'], 'sent')];
    });
    const answers = pairs(recordOf(before['responses']), recordOf(after['responses'])).flatMap(
      ([status, was, is]) => {
        const path = `${name} ${status}`;
        if (is === undefined) return [breaking(`${path} is gone`)];
        // A client sees by an unknown status that the call failed.
        if (was === undefined)
          return [status.startsWith('2') ? breaking(`${path} is new`) : additive(`${path} is new`)];
        return this.schemas(path, bodyOf(was), bodyOf(is), 'received');
      },
    );
    const [sent, wanted] = [bodyOf(before['requestBody']), bodyOf(after['requestBody'])];
    const body =
      sent === undefined && wanted !== undefined
        ? [breaking(`${name} has a body now`)]
        : sent !== undefined && wanted === undefined
          ? [breaking(`${name} has no body now`)]
          : this.schemas(`${name} body`, sent, wanted, 'sent');
    return [...parameters, ...body, ...answers];
  }
}

const refOf = (schema: Json): string | null => {
  const ref = recordOf(schema)['$ref'];
  return typeof ref === 'string' ? (ref.split('/').at(-1) ?? null) : null;
};

const resolve = (document: ContractsDocument, schema: Json): Json => {
  const name = refOf(schema);
  return name === null ? schema : document.components.schemas[name];
};

function values(path: string, was: readonly Json[], is: readonly Json[], direction: Direction): Change[] {
  return [
    ...was
      .filter((value) => !is.includes(value))
      .map((value) => breaking(`${path} (${direction}) is never ${String(value)} now`)),
    ...is
      .filter((value) => !was.includes(value))
      .map((value) => additive(`${path} (${direction}) may be ${String(value)}`)),
  ];
}

/** The bounds that get wider when the number grows. */
const upper = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);

const shown = (value: Json): string => (value === undefined ? 'open' : JSON.stringify(value));

/** `type`, bounds, patterns: what is sent may be taken more widely, what is received must not leave what was known. */
function keywords(path: string, was: Schema, is: Schema, direction: Direction): Change[] {
  return pairs(was, is).flatMap(([key, old, now]) => {
    if (annotations.has(key) || structure.has(key) || JSON.stringify(old) === JSON.stringify(now)) return [];
    const what = `${path} (${direction}): ${key} was ${shown(old)} and is ${shown(now)}`;
    if (key === 'type') return [breaking(what)];
    const grows = typeof old === 'number' && typeof now === 'number' && now > old;
    const isWider =
      now === undefined || (old !== undefined && (upper.has(key) ? grows : lower.has(key) && !grows));
    // A reader relies on no bound of what it receives.
    return [direction === 'received' || isWider ? additive(what) : breaking(what)];
  });
}

/** How the calls differ from what they were, for callers that were built against what they were. */
export function compareContracts(before: ContractsDocument, after: ContractsDocument): Change[] {
  const callsOf = ({ paths }: ContractsDocument): Schema =>
    Object.fromEntries(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
      ),
    );
  const comparison = new Comparison(before, after);
  return pairs(callsOf(before), callsOf(after)).flatMap(([name, was, is]) => {
    if (is === undefined) return [breaking(`${name} is gone`)];
    if (was === undefined) return [additive(`${name} is new`)];
    return comparison.operations(name, recordOf(was), recordOf(is));
  });
}

/** A document without its texts for people, to be saved for later comparisons. */
export function withoutWords(value: Json, isNamed = false): Json {
  if (Array.isArray(value)) return value.map((each) => withoutWords(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Below `properties` a word may be a field's name.
      .filter(([key]) => isNamed || !annotations.has(key))
      .map(([key, each]) => [key, withoutWords(each, key === 'properties' || key === 'schemas')]),
  );
}
