/** product.md 9: a logo wider than 16:9 gets a width of 300 px, any other 100 px. Zero height counts as not wide. */
export const logoWidth = (naturalWidth: number, naturalHeight: number): 300 | 100 =>
  naturalHeight > 0 && naturalWidth / naturalHeight > 16 / 9 ? 300 : 100;
