import { chooseRelease, namedRemotes, registrySchema, type Registry } from 'shared/contracts';
import { ownAddress, ownPatterns, stayAddress } from 'shared/domain';

/** The registry that the document was opened with; null where it has none. */
function openedRegistry(): Registry | null {
  const text = globalThis.document.getElementById('site-data')?.textContent ?? '';
  if (text === '') return null;
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || !('registry' in data)) return null;
  return registrySchema.safeParse(data.registry).data ?? null;
}

/** Whether a remote of the hotel declares a page with the addresses of a segment; unknown counts as yes. */
function isDeclared(propertyCode: string, segment: string): boolean {
  const registry = openedRegistry();
  if (registry === null) return true;
  return namedRemotes(registry)
    .flatMap((name) => chooseRelease(registry, name, propertyCode)?.pages ?? [])
    .some(({ pattern }) =>
      ownPatterns(segment).some((own) => pattern === own || pattern.startsWith(`${own}/`)),
    );
}

/** The address of the page on which guests manage a booking; null where no remote of the hotel declares it. */
export const stayPage = (propertyCode: string, confirmationToken: string): string | null =>
  isDeclared(propertyCode, 'Stay') ? stayAddress(propertyCode, confirmationToken) : null;

/** The address of the page on which a person sees, downloads and erases what the hotel has of them; null likewise. */
export const privacyPage = (propertyCode: string): string | null =>
  isDeclared(propertyCode, 'Privacy') ? ownAddress('Privacy', propertyCode) : null;
