import { expect, it } from 'vitest';
import { evaluatedText } from './evaluated-text.ts';

it.each([
  'a=new Function("b",c)',
  'n=e?Function("return "+t)()():1',
  '(0,eval)("x");eval(t)',
  'if(Function(t)()){}',
])('a script with %s runs text as code', (script) => {
  expect(evaluatedText(`var a;${script}`)).not.toBeNull();
});

it.each([
  'isFunction(a)',
  'x.Function(1)',
  'retrieval(a)',
  'e instanceof Function',
  '$eval(1)',
  'function(){}',
])('a script with %s does not', (script) => {
  expect(evaluatedText(`var a;${script}`)).toBeNull();
});
