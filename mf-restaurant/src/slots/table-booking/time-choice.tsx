import { useUnit } from 'effector-react';
import { isPartySize } from 'shared/domain';
import { Icon, Notice, RadioCards, Skeleton, useMessages, VisuallyHidden } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { isLargeParty } from './draft.ts';
import { fieldId } from './field-id.ts';
import { $draft, $setup, $times, draftChanged } from './model.ts';
import { Pills } from './pills.tsx';
import { useErrors } from './use-errors.ts';

const noOffer = 'none';

/** The times at which there is a table, the offers at the chosen one, and until when it is the guest's (product.md 3). */
export function TimeChoice() {
  const text = useMessages(messages);
  const errorOf = useErrors();
  const { draft, setup, times, change } = useUnit({
    draft: $draft,
    setup: $setup,
    times: $times,
    change: draftChanged,
  });
  const { visitTime } = draft;
  if (isLargeParty(draft.partySize, setup)) return null;
  if (setup !== null && !isPartySize(draft.partySize, setup))
    return <p className="muted">{text('table.party.choose')}</p>;
  if (times === null)
    return (
      <div className="rt-waiting">
        <VisuallyHidden as="p">{text('table.time.loading')}</VisuallyHidden>
        <Skeleton shape="block" height={104} />
      </div>
    );
  if (times.length === 0)
    return (
      <div id={fieldId('visitTime')} tabIndex={-1}>
        <Notice tone="warning" title={text('table.none.title')} announce>
          <p>{setup?.noAvailabilityText || text('table.none.text')}</p>
          <p>{text('table.none.hint')}</p>
        </Notice>
      </div>
    );
  const slot = times.find(({ time }) => time === visitTime) ?? null;
  const offers = slot?.promotions ?? [];
  return (
    <div className="stack stack--m">
      <Pills
        id={fieldId('visitTime')}
        legend={text('table.time')}
        value={visitTime}
        error={errorOf('visitTime')}
        onChange={(time) => change({ visitTime: time })}
        options={times.map(({ time, promotions }) => ({
          value: time,
          label: (
            <>
              <bdi>{time}</bdi>
              {promotions.length > 0 && <Icon name="tag" size={14} className="rt-pill__tag" />}
            </>
          ),
          spoken: promotions.length > 0 ? `${time}${text('count.comma')}${text('table.time.offer')}` : time,
        }))}
      />
      {offers.length === 0 && times.some(({ promotions }) => promotions.length > 0) && (
        <p className="rt-key">
          <Icon name="tag" size={14} className="rt-pill__tag" />
          {text('table.time.offer')}
        </p>
      )}
      {slot !== null && offers.length > 0 && (
        <RadioCards
          legend={text('table.offer', { time: slot.time })}
          value={draft.promotionId ?? noOffer}
          onChange={(value) => change({ promotionId: value === noOffer ? null : value })}
          options={[
            ...offers.map(({ id, name, description }) => ({ value: id, label: name, description })),
            { value: noOffer, label: text('table.offer.none') },
          ]}
        />
      )}
      {slot?.isLeaveTimeRequired === true && slot.leaveTime !== null && (
        <p className="rt-leave">
          <Icon name="clock" size={18} />
          {text('table.leave', { time: slot.leaveTime })}
        </p>
      )}
    </div>
  );
}
