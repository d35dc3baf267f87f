import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { guestsText, partySizes } from 'shared/domain';
import { ContactLinks, Notice, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { isLargeParty } from './draft.ts';
import { fieldId } from './field-id.ts';
import { $draft, $setup, draftChanged } from './model.ts';
import { Pills } from './pills.tsx';
import { useErrors } from './use-errors.ts';

/** How many sit down, between the limits of the restaurant (product.md 9); a larger party is asked to get in touch. */
export function PartyChoice({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const errorOf = useErrors();
  const { draft, setup, change } = useUnit({ draft: $draft, setup: $setup, change: draftChanged });
  if (setup === null) return <Skeleton shape="block" height={84} />;
  const max = setup.maxOnlinePartySize;
  const isLarge = isLargeParty(draft.partySize, setup);
  const larger = String(max + 1);
  const size = draft.partySize === null ? null : isLarge ? larger : String(draft.partySize);
  const guests = (count: number) =>
    guestsText({ numberOfAdults: count, numberOfChildren: 0, numberOfInfants: 0 }, text);
  return (
    <div className="stack stack--s">
      <Pills
        id={fieldId('partySize')}
        legend={text('table.party')}
        isNarrow
        value={size}
        error={isLarge ? null : errorOf('partySize')}
        onChange={(value) => change({ partySize: Number(value) })}
        options={[
          ...partySizes(setup).map((count) => ({
            value: String(count),
            label: count,
            spoken: guests(count),
          })),
          { value: larger, label: `${larger}+`, spoken: text('table.party.larger', { max }) },
        ]}
      />
      {isLarge && (
        <Notice tone="info" title={text('table.party.larger.title')} announce>
          <p>{text('table.party.larger.text', { max })}</p>
          <ContactLinks contact={property} />
        </Notice>
      )}
    </div>
  );
}
