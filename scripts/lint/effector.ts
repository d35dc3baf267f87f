import type { ESTree, Rule } from '@oxlint/plugins';

type Sample = ESTree.CallExpression & { readonly arguments: readonly [ESTree.ObjectExpression] };

const order = ['clock', 'source', 'filter', 'fn', 'target', 'greedy', 'batch', 'name'];
const isCallOf = (node: ESTree.Node | undefined, name: string): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** What a unit is called where it is written: `$wanted`, `list.wanted`; undefined for anything else. */
const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && node.property.type === 'Identifier'
      ? node.property.name
      : undefined;

/** The call of `sample` says what it takes in the order that it happens, and neither more nor less than it needs. */
export const sampleIsPlain: Rule = {
  create: ({ report, sourceCode }) => ({
    "CallExpression[callee.name='sample'][arguments.length=1] > ObjectExpression.arguments"(
      config: ESTree.ObjectExpression,
    ) {
      const call = config.parent as Sample;
      const values = new Map<string, ESTree.Node>();
      for (const property of config.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          values.set(property.key.name, property.value);
      const say = (message: string): void => {
        report({ node: call, message });
      };
      const ranks = [...values.keys()].map((key) => order.indexOf(key));
      if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? -1)))
        say(`The options of sample stand in this order: ${order.join(', ')}.`);
      const clock = values.get('clock');
      const source = values.get('source');
      if (clock && source && sourceCode.getText(clock) === sourceCode.getText(source))
        say('One of clock and source is enough where they are the same.');
      if (isCallOf(clock, 'merge')) say('A clock may be a list: it needs no merge.');
      if (isCallOf(source, 'merge') || (isCallOf(source, 'combine') && !makesValue(source)))
        say('A source may be a list or an object: it needs no combine.');
      const isUsed = call.parent.type !== 'ExpressionStatement';
      if (!isUsed && !values.has('target')) say('This sample does nothing: give it a target.');
      if (isUsed && values.has('target') && call.parent.type !== 'ArrowFunctionExpression')
        say('Either the target or the result: this sample has both.');
    },
  }),
};

const makesValue = (combine: ESTree.CallExpression): boolean =>
  combine.arguments.length > 1 && combine.arguments.at(-1)?.type !== 'ObjectExpression';

const effects = /^(createEffect|attach)$/;
const stores = /^(createStore|restore|combine)$/;

/** By their names stores and effects are known without their types, to who reads and to the other rules here. */
export const unitsHaveNames: Rule = {
  create: ({ report }) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return;
      const made = init.type === 'CallExpression' ? init.callee : init;
      const name = nameOf(made) ?? '';
      const ofStore = made.type === 'MemberExpression' && nameOf(made.object)?.startsWith('$') === true;
      const isCall = made !== init;
      const isEffect = isCall ? made.type === 'Identifier' && effects.test(name) : name.endsWith('Fx');
      const isStore = isCall
        ? (made.type === 'Identifier' && stores.test(name)) || (ofStore && /^(map|on|reset)$/.test(name))
        : name.startsWith('$');
      if (isEffect && !id.name.endsWith('Fx'))
        report({ node: id, message: `Call this effect ${id.name}Fx.` });
      if (isStore && !id.name.startsWith('$')) report({ node: id, message: `Call this store $${id.name}.` });
    },
  }),
};

/** What a chain of `.on` begins with: the name of the store that it is kept under. */
function storeOf(node: ESTree.CallExpression): string | undefined {
  let below: ESTree.Node = node;
  while (below.type === 'CallExpression' && below.callee.type === 'MemberExpression')
    below = below.callee.object;
  if (below.type !== 'CallExpression') return nameOf(below);
  let above: ESTree.Node = node;
  while (above.type === 'CallExpression' || above.type === 'MemberExpression') above = above.parent;
  return above.type === 'VariableDeclarator' ? nameOf(above.id) : undefined;
}

/** Units change by what is written where they are made: not read or watched by hand, and each event once. */
export const unitsStandStill: Rule = {
  create: ({ report, sourceCode }) => {
    const heard = new Set<string>();
    return {
      'CallExpression[callee.property.name=/^(watch|getState)$/]'(node: ESTree.CallExpression) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        const isScope = nameOf(callee) === 'getState' && node.arguments.length > 0;
        if (!isScope && nameOf(callee.object) !== 'compiler')
          report({ node, message: 'Take the value by sample or attach, not by hand.' });
      },
      "CallExpression[callee.property.name='on']"(node: ESTree.CallExpression) {
        const store = storeOf(node);
        const [first] = node.arguments;
        if (store?.startsWith('$') !== true || first === undefined) return;
        const block = sourceCode
          .getAncestors(node)
          .findLast((each) => 'type' in each && each.type === 'BlockStatement');
        for (const unit of first.type === 'ArrayExpression' ? first.elements : [first]) {
          if (unit === null) continue;
          const key = `${String(block?.range[0])} ${store} ${sourceCode.getText(unit)}`;
          if (heard.has(key)) report({ node: unit, message: `${store} hears this event already.` });
          heard.add(key);
        }
      },
    };
  },
};

/** An effect runs in the scope of the page as long as its caller awaits nothing but effects. */
export const scopeIsKept: Rule = {
  create: ({ report }) => {
    const awaited: { effect: boolean; other: boolean }[] = [];
    const enter = (): void => {
      awaited.push({ effect: false, other: false });
    };
    const leave = (node: ESTree.Node): void => {
      const { effect = false, other = false } = awaited.pop() ?? {};
      if (effect && other)
        report({ node, message: 'After awaiting something else, an effect called here has lost its scope.' });
    };
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      AwaitExpression({ argument }) {
        const current = awaited.at(-1);
        if (current === undefined || argument.type !== 'CallExpression') return;
        if (nameOf(argument.callee)?.endsWith('Fx') === true) current.effect = true;
        else current.other = true;
      },
    };
  },
};
