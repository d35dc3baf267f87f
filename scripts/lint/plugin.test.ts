import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

/** What each rule of ours reports, once a text, and what it leaves alone. */
const cases: Record<string, { reports: string[]; leaves: string[] }> = {
  'plain-comments': {
    reports: ['// nobody reads this', '/* The guest is told. */'],
    leaves: ['// `nobody` is a word', "const text = 'nobody';"],
  },
  'ask-the-clock': {
    reports: ['Date.now();', 'new Date();', 'dayjs();'],
    leaves: ['new Date(0);', 'dayjs(day);', 'clock.now();'],
  },
  'codes-not-words': {
    reports: [
      "if (message === 'Gone') stop();",
      "refusal.infoMessage.includes('gone');",
      '/gone/.test(sentence);',
      'if (answer.message !== Messages.gone) stop();',
    ],
    leaves: [
      "if (code === 'gone') stop();",
      "error.message.includes('gone');",
      "if (message === '') stop();",
    ],
  },
  'page-addresses': {
    reports: [
      "const page = '/Book/:propertyCode/Spa';",
      'const page = `/ManageAccount/${code}`;',
      "navigate('/Error');",
      "navigate('/Error?code=1');",
    ],
    leaves: ["call('/api/Account/Login');", "call('/Bookings');", '// `/Book/HARBOUR`'],
  },
  'sample-is-plain': {
    reports: [
      'sample({ source: $a, clock: b, target: c });',
      'sample({ clock: b, source: b, target: c });',
      'sample({ clock: merge([a, b]), target: c });',
      'sample({ clock: a, source: combine({ $a, $b }), target: c });',
      'sample({ clock: a, fn: read });',
      'const d = sample({ clock: a, target: c });',
    ],
    leaves: [
      'sample({ clock: [a, b], source: $a, filter: isOpen, fn: read, target: c });',
      'sample({ clock: a, source: combine($a, $b, sum), target: c });',
      'const d = sample({ clock: a, source: $a });',
    ],
  },
  'units-have-names': {
    reports: [
      'const load = createEffect(read);',
      'const load = attach({ effect: readFx });',
      'const total = createStore(0);',
      'const total = combine($a, $b, sum);',
      'const total = $a.map(double);',
      'const total = basket.$total;',
    ],
    leaves: [
      'const loadFx = createEffect(read);',
      'const $total = $a.map(double);',
      'const texts = names.map(double);',
      'const state = scope.getState($a);',
    ],
  },
  'units-stand-still': {
    reports: [
      '$a.watch(log);',
      '$a.getState();',
      'const $a = createStore(0).on(b, add).on(b, add);',
      '$a.on([b, b], add);',
    ],
    leaves: ['scope.getState($a);', '$a.on(b, add).on(c, add);', "stream.on('end', close).on('end', close);"],
  },
  'scope-is-kept': {
    reports: ['const act = async () => { await sleep(); await loadFx(); };'],
    leaves: ['const act = async () => { await loadFx(); await model.saveFx(); };'],
  },
  'bound-units': {
    reports: [
      "import { navigationRequested } from 'shared/runtime'; const Page = () => <a onClick={() => navigationRequested()} />;",
      "import { navigationRequested } from 'shared/runtime'; const Page = () => <a onClick={navigationRequested} />;",
      "import { model } from './model'; function useLoad() { model.loadFx(); }",
      "import { createStore } from 'effector'; const Page = () => { createStore(0); return null; };",
    ],
    leaves: [
      "import { navigationRequested } from 'shared/runtime'; const Page = () => { const go = useUnit(navigationRequested); return <a onClick={go} />; };",
      "import { createStore } from 'effector'; const createModel = () => createStore(0);",
    ],
  },
};

for (const [name, { reports, leaves }] of Object.entries(cases)) {
  const rule = plugin.rules[name];
  if (rule === undefined) throw new Error(`There is no rule ${name}`);
  tester.run(name, rule, { valid: leaves, invalid: reports.map((code) => ({ code, errors: 1 })) });
}
