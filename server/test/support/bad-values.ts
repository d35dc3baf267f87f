import fc from 'fast-check';
import type { EndpointDefinition } from 'shared/contracts';
import { wireValues } from 'shared/testing';
import type * as z from 'zod/mini';

export type Part = 'params' | 'query' | 'headers' | 'body';
export type WireInput = Readonly<Partial<Record<Part, unknown>>>;

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** What somebody might put where something else is meant; `undefined` leaves the field out. */
const strangeValues: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  'NaN',
  '1e9',
  '-1',
  'x'.repeat(5000),
  'é̂🏨\u202Eneerg',
  'a\u0000b',
  'half \ud83c pair',
  `'; drop table reservation; --`,
  '%00%ff',
  '{{7*7}}<script>',
  '2026/02/29',
  '2028/02/29',
  '2026/13/01',
  '0000/01/01',
  '0001/01/01',
  '9999/12/31',
  '2026-12-01',
  '1999/12/31',
  '2026/03/29',
  '2026/10/25',
  '25:61',
  [],
  {},
  [null],
  deep(40),
  Array.from({ length: 10_000 }, () => ({})),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
];

/** Names that lead to the test's hotel, so that a request gets further than "no such property". */
const knownValues: Readonly<Record<string, unknown>> = {
  PropertyId: 'harbour',
  propertyId: 'harbour',
  id: 'harbour',
  RoomTypeId: 'double',
  roomTypeId: 'double',
  RatePlanId: 'flexible',
  ratePlanId: 'flexible',
  ServiceId: 'breakfast',
  RestaurantId: 'quay',
  restaurantId: 'quay',
  DateFrom: '2026/12/01',
  DateTo: '2026/12/04',
  VisitDate: '2026/12/01',
  date: '2026/12/01',
  NumberOfAdults: 2,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  Email: 'ada@example.com',
  EmailAddress: 'ada@example.com',
  Phone: '+442079460000',
  AgreeToTermsAndConditions: true,
};

function withKnownValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKnownValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      key in knownValues ? knownValues[key] : withKnownValues(field),
    ]),
  );
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, field]) => pathsOf(field, [...path, key]))
      : [];
  return path.length === 0 ? inner : [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? replaced(item, rest, by) : item));
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

const strange = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...strangeValues) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Well-formed input of an endpoint, about the test's hotel three times in four. */
export function someInput({ params, query, headers, body }: EndpointDefinition): fc.Arbitrary<WireInput> {
  const given = Object.entries({ params, query, headers, body }).filter(([, schema]) => schema !== undefined);
  const parts = given.map(([part, schema]) => [part, wireValues(schema as z.ZodMiniType)] as const);
  return fc
    .tuple(fc.record(Object.fromEntries(parts)), fc.nat(3))
    .map(([input, one]) => (one === 0 ? input : (withKnownValues(input) as WireInput)));
}

/** The same with one to three of its values replaced by strange ones, or with an unknown field. */
export function someBadInput(endpoint: EndpointDefinition): fc.Arbitrary<WireInput> {
  const changes = fc.array(fc.tuple(fc.nat(), strange), { minLength: 1, maxLength: 3 });
  return fc.tuple(someInput(endpoint), changes, fc.boolean()).map(([input, list, isLarger]) => {
    const start: WireInput = isLarger && input.body ? { ...input, body: { ...input.body, Extra: 1 } } : input;
    return list.reduce<WireInput>((current, [choice, value]) => {
      // The parts themselves stay what they are; a body may be anything.
      const paths = pathsOf(current).filter((path) => path.length > 1 || path[0] === 'body');
      const path = paths[choice % Math.max(1, paths.length)];
      return path ? (replaced(current, path, value) as WireInput) : current;
    }, start);
  });
}
