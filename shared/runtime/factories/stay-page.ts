import { chooseRelease, namedRemotes, registrySchema, type Registry } from 'shared/contracts';
import { ownPatterns, stayAddress } from 'shared/domain';

/** The registry that the document was opened with; null where it has none. */
function openedRegistry(): Registry | null {
  const text = globalThis.document.getElementById('site-data')?.textContent ?? '';
  if (text === '') return null;
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || !('registry' in data)) return null;
  return registrySchema.safeParse(data.registry).data ?? null;
}

/** The address of the page on which guests manage a booking; null where no remote of the hotel declares it. */
export function stayPage(propertyCode: string, confirmationToken: string): string | null {
  const address = stayAddress(propertyCode, confirmationToken);
  const registry = openedRegistry();
  if (registry === null) return address;
  const isDeclared = namedRemotes(registry)
    .flatMap((name) => chooseRelease(registry, name, propertyCode)?.pages ?? [])
    .some(({ pattern }) => ownPatterns('Stay').some((own) => pattern.startsWith(`${own}/`)));
  return isDeclared ? address : null;
}
