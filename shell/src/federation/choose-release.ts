import type { Registry, RemoteName, RemoteRelease } from 'shared/contracts';

/**
 * The release of a remote that a page of this property runs: the property's pin, else the current one; null when
 * the registry has no such remote. Property codes are compared without regard to case (decisions, section 1).
 */
export function chooseRelease(
  registry: Registry,
  name: RemoteName,
  propertyCode: string | null,
): RemoteRelease | null {
  const code = propertyCode?.toUpperCase();
  const pins = Object.entries(registry.pins).find(([pinned]) => pinned.toUpperCase() === code)?.[1];
  return pins?.[name] ?? registry.remotes[name] ?? null;
}
