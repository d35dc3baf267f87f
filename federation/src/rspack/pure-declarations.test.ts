import { expect, it } from 'vitest';
import { markPureDeclarations } from './pure-declarations.ts';

it('a declared context or component may be left out where nobody uses it, also by its name for tools', () => {
  const source = [
    'var RouteContext = React.createContext({',
    '  outlet: null',
    '});',
    'RouteContext.displayName = "Route";',
    'var Link = React10.forwardRef(',
  ].join('\n');
  expect(markPureDeclarations(source)).toBe(
    [
      'var RouteContext = /*#__PURE__*/ React.createContext({',
      '  outlet: null',
      '});',
      '',
      'var Link = /*#__PURE__*/ React10.forwardRef(',
    ].join('\n'),
  );
});

it('a class that nobody uses may be left out, also when it reads a context', () => {
  const source = [
    'var Boundary = class extends React2.Component {',
    '  render() {}',
    '};',
    'Boundary.contextType = RouterContext;',
  ].join('\n');
  expect(markPureDeclarations(source)).toBe(
    [
      'var Boundary = class extends React2.Component {',
      '  static contextType = RouterContext;',
      '  render() {}',
      '};',
      '',
    ].join('\n'),
  );
});

it('what runs inside of a function stays as it is', () => {
  const source =
    '  let Form = React10.forwardRef(a);\n  Form.displayName = "fetcher.Form";\n  React.memo(b);';
  expect(markPureDeclarations(source)).toBe(source);
});
