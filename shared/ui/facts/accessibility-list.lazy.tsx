import type { ReactElement } from 'react';
import type { AccessibilityFact } from '../../contracts/index.ts';
import { accessibilityMessages } from '../messages/accessibility.en-GB.ts';
import { useMessages } from '../words/use-messages.ts';

/** The facts in words, each with its measure and its note. */
export default function Facts({ facts }: { readonly facts: readonly AccessibilityFact[] }): ReactElement {
  const text = useMessages(accessibilityMessages);
  return (
    <ul className="accessibility-list">
      {facts.map(({ feature, centimetres, note }) => {
        const said = text(`accessibility.${feature}`, { width: centimetres ?? 0 });
        return (
          <li key={feature}>{note === null ? said : text('accessibility.note', { feature: said, note })}</li>
        );
      })}
    </ul>
  );
}
