import { describe, expect, it } from 'vitest';
import { containerName, releasePath } from './container-name.ts';
import { shareConfig, shareTable, type ShareVersions } from './share-table.ts';

const libraries = Object.fromEntries(
  shareTable.flatMap(({ library }) => (library === null ? [] : [[library, '9.1.2']])),
);
const versions: ShareVersions = { sharedApi: '1.3.0', libraries };
const shell = shareConfig({ kind: 'shell' }, versions, 'production');
const remote = shareConfig({ kind: 'remote', sharedApi: '^1.2.0' }, versions, 'production');

describe('the share table', () => {
  it('the shell gives every module, once, at its version; what opens on interaction is lazy', () => {
    expect(shell['react']).toEqual({
      singleton: true,
      strictVersion: true,
      requiredVersion: '^9.1.2',
      version: '9.1.2',
      eager: true,
    });
    expect(shell['shared/ui']).toMatchObject({ version: '1.3.0', eager: true });
    expect(shell['shared/contracts']?.import).toBe('shared/contracts/page');
    const lazy = Object.entries(shell).flatMap(([name, config]) => (config.eager === true ? [] : [name]));
    expect(lazy).toEqual(['shared/ui/date', 'shared/ui/flow']);
  });

  it('a remote brings none of them, and asks our doors for its own range', () => {
    expect(Object.keys(remote)).toEqual(Object.keys(shell));
    expect(
      Object.values(remote).every((config) => config.import === false && config.eager === undefined),
    ).toBe(true);
    expect(remote['shared/runtime']?.requiredVersion).toBe('^1.2.0');
    expect(remote['effector']?.requiredVersion).toBe('^9.1.2');
  });

  it('the shell gives nothing of the desk and no antd: only the remote of the desk has them', () => {
    expect(Object.keys(shell).filter((name) => /desk|antd/.test(name))).toEqual([]);
  });

  it('a library that is not installed is a mistake in the table', () => {
    expect(() => shareConfig({ kind: 'shell' }, { ...versions, libraries: {} }, 'production')).toThrow(
      'react',
    );
  });

  it('only development needs the development runtime of JSX', () => {
    const inDevelopment = shareConfig({ kind: 'shell' }, versions, 'development');
    expect(Object.keys(inDevelopment).filter((name) => !(name in shell))).toEqual(['react/jsx-dev-runtime']);
  });
});

describe('the names of a release', () => {
  it('two versions never share a container or a folder', () => {
    expect(containerName('mf-search', '1.0.0-ab12cd34')).toBe('mf_search__1_0_0_ab12cd34');
    expect(containerName('mf-search', '1.0.1-ab12cd34')).not.toBe(
      containerName('mf-search', '1.0.0-ab12cd34'),
    );
    expect(releasePath('mf-search', '1.0.0-ab12cd34')).toBe('/ClientApp/mf-search/1.0.0-ab12cd34/');
  });
});
