import fc from 'fast-check';
import * as z from 'zod/mini';
import { stayDateSchema } from '../contracts/index.ts';
import { someStayDate } from './arbitraries.ts';

type Schema = z.core.$ZodType;
type DefOf<Type extends string> = Extract<z.core.$ZodTypes['_zod']['def'], { type: Type }>;
type Checks = readonly z.core.$ZodCheck[] | undefined;

const longestText = 20;

/** The number that a check of this kind sets, or what holds without one. */
function limitOf(checks: Checks, kind: string, without: number): number {
  const found = (checks ?? []).map(({ _zod }) => _zod.def).find(({ check }) => check === kind);
  // Zod's own union of check definitions is not exported; these two fields are what it calls a limit.
  const limit = found as
    | { readonly minimum?: number; readonly maximum?: number; readonly value?: number }
    | undefined;
  return limit?.minimum ?? limit?.maximum ?? limit?.value ?? without;
}

function patternOf(def: DefOf<'string'>): RegExp | undefined {
  const formats = (def.checks ?? []).map(({ _zod }) => _zod.def as { readonly pattern?: RegExp });
  return formats.find(({ pattern }) => pattern !== undefined)?.pattern;
}

function texts(schema: Schema, def: DefOf<'string'>): fc.Arbitrary<unknown> {
  if (schema === stayDateSchema) return someStayDate();
  const format = 'format' in def ? def.format : null;
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-12-31T23:59:59Z') })
      .map((date) => date.toISOString());
  const pattern = patternOf(def);
  const text = pattern
    ? fc.stringMatching(pattern)
    : fc.string({
        unit: 'grapheme',
        minLength: limitOf(def.checks, 'min_length', 0),
        maxLength: Math.min(longestText, limitOf(def.checks, 'max_length', longestText)),
      });
  return text.filter((value) => z.safeParse(schema, value).success);
}

function numbers(def: DefOf<'number'>): fc.Arbitrary<unknown> {
  const min = limitOf(def.checks, 'greater_than', -1e9);
  const max = limitOf(def.checks, 'less_than', 1e9);
  const isInteger = 'format' in def && def.format === 'safeint';
  const number = isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  // JSON has no negative zero.
  return number.map((value) => (value === 0 ? 0 : value));
}

function objects(def: DefOf<'object'>): fc.Arbitrary<unknown> {
  const fields = Object.entries(def.shape).map(([key, field]) => [key, wireValues(field)] as const);
  return fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));
}

/**
 * Generates values as they may come over the wire: what a contract's schema takes in. `undefined` stands for a field
 * that is left out. Throws for a kind of schema that the contracts do not use.
 */
export function wireValues(schema: Schema): fc.Arbitrary<unknown> {
  // Every schema of zod is one of this union; the base type does not say so.
  const { def, bag } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return texts(schema, def);
    case 'number':
      return numbers(def);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return fc.jsonValue();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array':
      return fc.array(wireValues(def.element), {
        minLength: limitOf(def.checks, 'min_length', 0),
        maxLength: Math.min(3, limitOf(def.checks, 'max_length', 3)),
      });
    case 'tuple':
      return fc.tuple(...def.items.map(wireValues));
    case 'object':
      return objects(def);
    case 'record':
      return fc
        .array(fc.tuple(wireValues(def.keyType), wireValues(def.valueType)), { maxLength: 3 })
        .map((entries) => Object.fromEntries(entries.filter(([key]) => key !== '__proto__')) as unknown);
    case 'nullable':
      return fc.option(wireValues(def.innerType), { nil: null });
    case 'optional':
    case 'default':
      return fc.option(wireValues(def.innerType), { nil: undefined });
    case 'union':
      return fc.oneof(...def.options.map(wireValues));
    case 'pipe': {
      const truthy: unknown = (bag as { readonly truthy?: unknown }).truthy;
      return truthy === undefined ? wireValues(def.in) : fc.constantFrom('true', 'false');
    }
    default:
      throw new Error(`No values are known for a schema of type "${def.type}"`);
  }
}
