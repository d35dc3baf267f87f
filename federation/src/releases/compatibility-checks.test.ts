import { describe, expect, it } from 'vitest';
import { remoteProblems, shellProblems } from './compatibility-checks.ts';
import { manifestOf } from './testing.ts';

const search = manifestOf('mf-search', '1', { sharedApi: '^1.2.0', pages: ['search'], slots: ['offers'] });

describe('before a release is let in', () => {
  it.each([
    ['1.2.0', []],
    ['1.9.0', []],
    ['1.1.0', ['mf-search 1 needs sharedApi ^1.2.0; the shell gives 1.1.0.']],
    ['2.0.0', ['mf-search 1 needs sharedApi ^1.2.0; the shell gives 2.0.0.']],
  ])('a shell that gives %s', (sharedApi, problems) => {
    expect(remoteProblems(search, [], sharedApi)).toEqual(problems);
    expect(shellProblems(sharedApi, [search])).toEqual(problems);
  });

  it('two remotes cannot have the same page or slot', () => {
    const other = manifestOf('mf-group', '1', { pages: ['search'], slots: ['offers'] });
    expect(remoteProblems(search, [other], '1.2.0')).toEqual([
      'mf-search has the page "search", which mf-group has already.',
      'mf-search has the slot "offers", which mf-group has already.',
    ]);
  });

  it('a range or a version that is none is refused', () => {
    expect(remoteProblems({ ...search, sharedApi: 'newest' }, [], '1.2.0')).toHaveLength(1);
    expect(shellProblems('soon', [])).toHaveLength(1);
  });
});
