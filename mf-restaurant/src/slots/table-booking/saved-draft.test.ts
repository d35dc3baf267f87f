import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { draftFor, readSavedDraft, type SavedDraft } from './saved-draft.ts';

const draft = { ...emptyDraft, partySize: 4, emailAddress: 'ada@example.org', specialRequests: 'A window' };
const saved: SavedDraft = { propertyId: 'harbour', token: null, guestToken: 'guest', draft };

describe('a table that was begun', () => {
  it('comes back for the same hotel', () => expect(draftFor(saved, 'harbour', null)).toEqual(draft));
  it('lends another hotel nothing', () => expect(draftFor(saved, 'fjord', null)).toEqual(emptyDraft));
  it('is not that of a stay, which has its own booker', () =>
    expect(draftFor(saved, 'harbour', 'secret')).toEqual(emptyDraft));
  it('lends the next table without a stay how to reach the guest', () =>
    expect(draftFor({ ...saved, token: 'secret' }, 'harbour', null)).toEqual({
      ...emptyDraft,
      emailAddress: 'ada@example.org',
    }));
});

it.each([
  ['nothing', null],
  ['text', 'draft'],
  ['an older shape', { propertyId: 'harbour', guestToken: 'guest', draft: { partySize: 2 } }],
  ['no draft', { propertyId: 'harbour', guestToken: 'guest' }],
])('%s in the tab is no draft', (_name, value) => expect(readSavedDraft(value)).toBeNull());
