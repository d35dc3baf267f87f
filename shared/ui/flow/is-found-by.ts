/** Letters and digits alone, without their marks: what a guest types on any keyboard. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\n]+/gu, ' ')
    .trim();

/** Whether one of the names, each on a line, has what was typed in it. */
export const isFoundBy = (names: string, typed: string): boolean => plain(names).includes(plain(typed));
