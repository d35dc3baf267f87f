/**
 * The name under which one version of a remote registers its container, e.g. `mf_search__1_0_0_ab12cd34`. It
 * differs from version to version, so that two versions can live in one page without running each other's code
 * (stack, section 3).
 */
export function containerName(remote: string, version: string): string {
  return `${remote}__${version}`.replaceAll(/[^0-9A-Za-z]/g, '_');
}

/** The address under which every file of one release is served; starts and ends with a slash. */
export function releasePath(name: string, version: string): string {
  return `/ClientApp/${name}/${version}/`;
}
