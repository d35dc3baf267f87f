import { baseRateCost, rateCosts } from '../../shared/contracts/index.ts';

/** Names of what a price was before a promotion begin with this. */
const original = '(?:original_?)?';
const mentions = rateCosts
  .filter((cost) => cost !== baseRateCost)
  .map(({ key, wire, column }) => new RegExp(`\\b${original}(?:${key}|${wire}|${column})\\b`, 'i'));

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, '');

/** Whether a source names two costs beside the base rate: then it knows more of them than the table does. */
export function listsCosts(code: string): boolean {
  const words = withoutComments(code);
  return mentions.filter((mention) => mention.test(words)).length > 1;
}
