import { describe, expect, it } from 'vitest';
import { joinModelState, serverMessage, type ApiFailure } from './failure.ts';

const invalid: ApiFailure = {
  kind: 'http',
  status: 400,
  message: 'The request is invalid.',
  modelState: { DateTo: ['Too early.', 'Not a day.'], Rooms: ['None.'] },
  retryAfterSeconds: null,
  body: null,
  correlationId: null,
};

describe('product.md 8: what a failure says', () => {
  it('joins the messages of the model state', () => {
    expect(joinModelState(invalid)).toBe('Too early. Not a day. None.');
  });

  it('with the key of the field before each, where that is wanted', () => {
    expect(joinModelState(invalid, true)).toBe('DateTo: Too early. DateTo: Not a day. Rooms: None.');
  });

  it('has the message of the server, and none where nobody answered', () => {
    expect(serverMessage(invalid)).toBe('The request is invalid.');
    const lost: ApiFailure = { kind: 'network', correlationId: null };
    expect([serverMessage(lost), joinModelState(lost)]).toEqual([null, '']);
  });
});
