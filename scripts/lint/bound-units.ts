import type { ESTree, Rule } from '@oxlint/plugins';
import { globSync, readFileSync } from 'node:fs';

const made = /\bexport const (\w+)(?:: [^=]+)? = (?:createEvent|createEffect|attach)\b/g;
let exported: ReadonlySet<string> | undefined;

/** The names of all events and effects that a module of the pages exports. */
const unitNames = (): ReadonlySet<string> =>
  (exported ??= new Set(
    globSync(['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/*/**/*.{ts,tsx}'], {
      exclude: (name) => name === 'node_modules',
    }).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(made)].flatMap(([, name = '']) => name)),
  ));

type Function = ESTree.Function | ESTree.ArrowFunctionExpression;

/** A component or a hook, by its name. */
function isDrawn(node: Function): boolean {
  const named = node.id ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id : null);
  return named?.type === 'Identifier' && /^([A-Z]|use[A-Z])/.test(named.name);
}

/** Components and hooks take units from `useUnit`, which binds them to the scope of the page, and make none. */
export const boundUnits: Rule = {
  create: ({ report }) => {
    const units = new Set<string>();
    const makers = new Set<string>();
    const drawn: boolean[] = [];
    let hooks = 0;
    const enter = (node: Function): void => {
      drawn.push(drawn.at(-1) === true || isDrawn(node));
    };
    const leave = (): void => {
      drawn.pop();
    };
    const hook = 'CallExpression[callee.name=/^(useUnit|useStoreMap|useList)$/]';
    return {
      ImportDeclaration({ source, specifiers }) {
        const isEffector = source.value === 'effector';
        for (const { type, local } of specifiers) {
          if (type !== 'ImportSpecifier') continue;
          if (isEffector) makers.add(local.name);
          else if (unitNames().has(local.name)) units.add(local.name);
        }
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      [hook]: () => {
        hooks += 1;
      },
      [`${hook}:exit`]: () => {
        hooks -= 1;
      },
      Identifier(node) {
        if (drawn.at(-1) !== true || hooks > 0) return;
        if (node.parent.type === 'Property' && node.parent.key === node && !node.parent.shorthand) return;
        if (node.parent.type === 'MemberExpression' && node.parent.property === node && !node.parent.computed)
          if (!node.name.endsWith('Fx')) return;
        if (units.has(node.name) || node.name.endsWith('Fx'))
          report({ node, message: `Take '${node.name}' from useUnit: called here it has no scope.` });
        else if (
          makers.has(node.name) &&
          node.parent.type === 'CallExpression' &&
          node.parent.callee === node
        )
          report({ node, message: 'Units are made once, outside of what draws.' });
      },
    };
  },
};
