import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QueryParameters } from './query-parameters.ts';

const seen = (params: URLSearchParams | QueryParameters) => ({
  text: params.toString(),
  entries: [...params],
  size: params.size,
});

// Browsers read half a percent sign, and bytes that are no text, leniently; no page writes them.
const plain = fc.string().map((text) => text.replaceAll('%', ''));
const part = fc.oneof(fc.constantFrom('a', 'b', '=', '&', '+', '%20', '%C3%A6', '?', 'é'), plain);
const query = fc.array(part, { maxLength: 12 });

it('reads and writes a query as browsers do', () => {
  fc.assert(
    fc.property(query, (parts) => {
      const text = parts.join('');
      expect(seen(new QueryParameters(text))).toEqual(seen(new URLSearchParams(text)));
    }),
  );
});

const name = fc.constantFrom('adults', 'children', 'promoCode');
const change = fc.record({ how: fc.constantFrom('set', 'append', 'delete'), name, value: fc.string() });

it('changes like theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), fc.array(change), (pairs, changes) => {
      const [own, native] = [new QueryParameters(pairs), new URLSearchParams(pairs)];
      for (const { how, name: key, value } of changes) {
        for (const each of [own, native]) {
          if (how === 'delete') each.delete(key);
          else if (how === 'set') each.set(key, value);
          else each.append(key, value);
        }
      }
      expect(seen(own)).toEqual(seen(native));
      expect([own.get('adults'), own.getAll('adults'), own.has('adults')]).toEqual([
        native.get('adults'),
        native.getAll('adults'),
        native.has('adults'),
      ]);
    }),
  );
});
