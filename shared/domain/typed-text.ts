/** Drawn as nothing and meaning nothing: what a name is written with stays (joiners, the signs that choose a letter's form). */
const unseen =
  /(?![\u034f\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu;

const withPlainSpaces = (text: string): string => text.replaceAll(/[^\S ]+/g, ' ');

/** The ten digits of a script follow each other, 0 first; some scripts' stand beside another's. */
function plainDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return String(before % 10);
}

/** Wide and other compatible forms as plain ones, and the digits of any script as 0 to 9. */
export const plainForm = (text: string): string =>
  text.normalize('NFKC').replaceAll(/(?!\d)\p{Nd}/gu, plainDigit);

/** A line that people type, a name for example: composed, without invisible marks, with plain spaces. */
export const typedLine = (text: string): string =>
  withPlainSpaces(text.normalize('NFC').replaceAll(unseen, ''));

/** A code, a number or an address that people type: as it is meant, whichever keyboard or page it comes from. */
export function typedCode(text: string): string {
  // Nearly every one, and nothing is to be done with it.
  if (/^[!-~]*$/.test(text)) return text;
  return withPlainSpaces(
    plainForm(text)
      .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-'),
  ).trim();
}

/** By which codes are compared: case does not matter (decisions 1). */
export const codeKey = (code: string | null | undefined): string => typedCode(code ?? '').toUpperCase();

/** The digits alone. */
export const typedDigits = (text: string): string => plainForm(text).replaceAll(/\D/g, '');
