import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { saveFile, SectionHeading } from 'shared/ui';
import { Button } from 'shared/ui/desk';
import { codesKept } from './session-model.ts';
import { useWords } from './use-desk.ts';

/** Shown once, after the second factor was set up: to copy, or to keep as a file. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = useWords();
  const kept = useUnit(codesKept);
  const [isCopied, setIsCopied] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const lines = codes.join('\n');
  const copy = async () => {
    if (list.current !== null) window.getSelection()?.selectAllChildren(list.current);
    await navigator.clipboard.writeText(lines);
    setIsCopied(true);
  };
  return (
    <section className="desk-form">
      <SectionHeading>{text('desk.second-factor')}</SectionHeading>
      <p>{text('desk.codes.why')}</p>
      <ul className="desk-codes" ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <Button
          onClick={() => {
            // Where the browser does not let it, the codes stand selected.
            copy().catch(() => undefined);
          }}
        >
          {text('desk.codes.copy')}
        </Button>
        <Button onClick={() => saveFile('recovery-codes.txt', 'text/plain;charset=utf-8', `${lines}\n`)}>
          {text('desk.codes.download')}
        </Button>
        <Button type="primary" onClick={() => kept()}>
          {text('desk.codes.kept')}
        </Button>
      </div>
      <span role="status" className="desk-small">
        {isCopied && text('desk.codes.copied')}
      </span>
    </section>
  );
}
