import { pageDefinitions } from '../shared/domain/index.ts';
import { withoutComments } from './source-files.ts';

const firstWords = new Set(pageDefinitions.flatMap(({ pattern }) => pattern.split('/')[1] ?? []));
const address = new RegExp(`['"\`]/(?:${[...firstWords].join('|')})(?:[/?]|['"\`])`);

/** Whether a source writes the address of a page of product.md 2 by hand. */
export const writesAddress = (code: string): boolean => address.test(withoutComments(code));
