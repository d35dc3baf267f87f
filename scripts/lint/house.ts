import type { ESTree, Rule } from '@oxlint/plugins';
import { listsCosts } from './cost-lists.ts';
import { isPageAddress } from './page-addresses.ts';

// Comments name who does what (docs/glossary.md, "Words of the code").
const unclear = /\b(nobody|whoever|(?:is|are)[\s*]+(?:told|none))\b/gi;

export const plainComments: Rule = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments())
        for (const { 0: word } of comment.value.replace(/`[^`]*`/g, '').matchAll(unclear))
          report({ loc: comment.loc, message: `Name who or what it is, not '${word}'.` });
    },
  }),
};

/** A rule that says the same wherever one of the selectors matches. */
const refuse = (message: string, ...selectors: string[]): Rule => ({
  create: ({ report }) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node: ESTree.Node) => report({ node, message })]),
    ),
});

// architecture 7: the clock only through Clock.
export const askTheClock = refuse(
  'Ask the Clock.',
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='dayjs'][arguments.length=0]",
);

// What is said is for people; programs read its code. Other people's errors have no code of ours.
const said =
  ':matches(Identifier[name=/^(message|infoMessage|sentence)$/], MemberExpression[property.name=/^(message|infoMessage|sentence)$/]:not([object.name=/^(error|cause)$/]))';

export const codesNotWords = refuse(
  'Read the code of what is said, never its words (docs/decisions/0024).',
  `BinaryExpression[operator=/^[!=]==$/]:has(> ${said}):has(> :matches(Literal[value=/./], TemplateLiteral, CallExpression, MemberExpression[object.name=/Messages$/]))`,
  `CallExpression > MemberExpression.callee[property.name=/^(includes|startsWith|endsWith|match|search|indexOf)$/] > ${said}.object`,
  `CallExpression[callee.property.name=/^(test|exec)$/] > ${said}.arguments`,
);

/** The table of pages (shared/domain/pages.ts) has every pattern and builds every address. */
export const pageAddresses: Rule = {
  create: ({ report }) => {
    const message = 'The table of pages builds addresses: pageAddress, or paths of shared/runtime.';
    return {
      Literal(node) {
        if (typeof node.value === 'string' && isPageAddress(node.value)) report({ node, message });
      },
      TemplateElement(node) {
        if (isPageAddress(node.value.raw)) report({ node, message });
      },
    };
  },
};

/** The costs of a rate are listed in their table (shared/contracts/rate-costs.ts), and nowhere else. */
export const oneListOfCosts: Rule = {
  create: ({ sourceCode, report }) => ({
    Program(node) {
      if (listsCosts(sourceCode.text)) report({ node, message: 'Make the list of costs from rateCosts.' });
    },
  }),
};
