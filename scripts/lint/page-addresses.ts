import { pageDefinitions } from '../../shared/domain/index.ts';

const firstWords = new Set(pageDefinitions.flatMap(({ pattern }) => pattern.split('/')[1] ?? []));
const address = new RegExp(`^/(?:${[...firstWords].join('|')})(?:[/?]|$)`);

/** Whether a text is the address of a page of product.md 2, or begins one. */
export const isPageAddress = (text: string): boolean => address.test(text);
