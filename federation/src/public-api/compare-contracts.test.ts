import { describe, expect, it } from 'vitest';
import { compareContracts, withoutWords, type ContractsDocument } from './compare-contracts.ts';

interface Given {
  /** Of the body that is sent. */
  readonly sent?: object;
  /** Of the answer. */
  readonly received?: object;
  readonly parameters?: readonly object[];
  readonly statuses?: readonly string[];
}

const json = (schema: object | undefined) => ({ content: { 'application/json': { schema } } });

const aDocument = ({
  sent,
  received = {},
  parameters = [],
  statuses = ['200'],
}: Given): ContractsDocument => ({
  paths: {
    '/api/Search': {
      post: {
        parameters,
        ...(sent === undefined ? {} : { requestBody: json({ $ref: '#/components/schemas/Sent' }) }),
        responses: Object.fromEntries(
          statuses.map((status) => [status, json({ $ref: '#/components/schemas/Received' })]),
        ),
      },
    },
  },
  components: { schemas: { Sent: sent, Received: received } },
});

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const nights = { name: 'nights', in: 'query', schema: { type: 'integer' } };

type Case = readonly [what: string, before: Given, after: Given];

const additions: readonly Case[] = [
  ['a field that may be sent', { sent: object({}) }, { sent: object({ Note: text }) }],
  ['a field that need not be sent', { sent: object({ A: text }, ['A']) }, { sent: object({ A: text }) }],
  ['a field more in an answer', { received: object({}) }, { received: object({ A: text }, ['A']) }],
  [
    'a field that is always answered',
    { received: object({ A: text }) },
    { received: object({ A: text }, ['A']) },
  ],
  ['a longer text', { sent: { ...text, maxLength: 5 } }, { sent: { ...text, maxLength: 9 } }],
  ['a bound gone', { sent: { ...text, minLength: 5 } }, { sent: text }],
  ['one more value', { sent: { enum: ['a'] } }, { sent: { enum: ['a', 'b'] } }],
  ['null taken', { sent: { anyOf: [text] } }, { sent: { anyOf: [text, { type: 'null' }] } }],
  ['a parameter that may be given', {}, { parameters: [nights] }],
  ['another failure', {}, { statuses: ['200', '429'] }],
];

const breaks: readonly Case[] = [
  ['a field that has to be sent', { sent: object({}) }, { sent: object({ A: text }, ['A']) }],
  ['a field that has to be sent now', { sent: object({ A: text }) }, { sent: object({ A: text }, ['A']) }],
  ['a field that is not taken any more', { sent: object({ A: text }) }, { sent: object({}) }],
  ['a field gone from an answer', { received: object({ A: text }) }, { received: object({}) }],
  [
    'a field that may be missing in an answer',
    { received: object({ A: text }, ['A']) },
    { received: object({ A: text }) },
  ],
  ['another type', { received: object({ A: text }) }, { received: object({ A: { type: 'number' } }) }],
  [
    'another type deep inside',
    { received: { type: 'array', items: object({ A: text }) } },
    { received: { type: 'array', items: object({ A: { type: 'number' } }) } },
  ],
  ['a shorter text', { sent: { ...text, maxLength: 9 } }, { sent: { ...text, maxLength: 5 } }],
  ['a new pattern', { sent: text }, { sent: { ...text, pattern: '^a' } }],
  ['one value fewer', { sent: { enum: ['a', 'b'] } }, { sent: { enum: ['a'] } }],
  ['null answered', { received: { anyOf: [text] } }, { received: { anyOf: [text, { type: 'null' }] } }],
  ['a parameter gone', { parameters: [nights] }, {}],
  ['a parameter that has to be given', {}, { parameters: [{ ...nights, required: true }] }],
  ['an answer gone', { statuses: ['200', '409'] }, {}],
  ['a body where there was none', {}, { sent: object({}) }],
];

describe('the calls against what they were', () => {
  it.each(additions)('%s is additive', (_what, before, after) => {
    const changes = compareContracts(aDocument(before), aDocument(after));
    expect(changes.map(({ is }) => is)).toEqual(['additive']);
  });

  it.each(breaks)('%s is breaking', (_what, before, after) => {
    const changes = compareContracts(aDocument(before), aDocument(after));
    expect(changes.map(({ is }) => is)).toEqual(['breaking']);
  });

  it('a call more is additive, a call fewer is breaking', () => {
    const none = { paths: {}, components: { schemas: {} } };
    expect(compareContracts(none, aDocument({}))).toMatchObject([{ is: 'additive' }]);
    expect(compareContracts(aDocument({}), none)).toEqual([
      { is: 'breaking', what: 'POST /api/Search is gone' },
    ]);
  });

  it('words are no change, and what contains itself ends', () => {
    const tree = object({ Children: { type: 'array', items: { $ref: '#/components/schemas/Received' } } });
    const before = aDocument({ received: tree });
    expect(compareContracts(before, aDocument({ received: { ...tree, description: 'A tree' } }))).toEqual([]);
  });

  it('is kept without words, but with fields that are called like words', () => {
    const schema = object({ description: { ...text, description: 'What it is' } });
    expect(withoutWords(schema)).toEqual(object({ description: text }));
  });
});
