import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import { searchNoteText } from 'shared/domain';
import { Button, Notice, PromoCodeCell, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { DatesCell } from './dates-cell.tsx';
import { GuestsCell } from './guests-cell.tsx';
import { $notes, $search, promoCodeChanged, searchForm } from './model.ts';

export const datesCellId = 'group-dates';

/** Opens the calendar as a press on its field does, which gets the focus back when it closes. */
export function openCalendar(): void {
  const cell = document.getElementById(datesCellId);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'center' });
  cell?.click();
}

interface SearchPanelProps {
  /** There is something to search with: the guest wants to see what was found. */
  readonly onSearch: () => void;
}

/** Dates, rooms, guests and promo code (product.md 2); what changes is searched for at once. */
export function SearchPanel({ onSearch }: SearchPanelProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { search, problems, notes, submit, takePromoCode } = useUnit({
    search: $search,
    problems: searchForm.$shown,
    notes: $notes,
    submit: searchForm.submitted,
    takePromoCode: promoCodeChanged,
  });
  const isComplete = search.fromDate !== null && search.toDate !== null;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
    if (isComplete) onSearch();
    // What is missing is asked for at once.
    else openCalendar();
  };
  return (
    <form className="search-panel gr-search" onSubmit={onSubmit} noValidate>
      <h2 className="visually-hidden">{text('group.search')}</h2>
      <div className="search-panel__grid">
        <DatesCell id={datesCellId} isMissing={problems.length > 0} />
        <GuestsCell id="group-rooms" />
        <PromoCodeCell
          label={text('group.promoCode')}
          placeholder={text('group.promoCode.placeholder')}
          value={search.promoCode ?? ''}
          onChange={takePromoCode}
        />
        <Button kind="primary" type="submit" className="search-panel__submit">
          {text('group.submit')}
        </Button>
      </div>
      {notes.length > 0 && (
        <Notice tone="info" title={text('group.note')} className="gr-notes">
          <ul>
            {notes.map((note) => {
              const line = searchNoteText(note, text, locale);
              return <li key={line}>{line}</li>;
            })}
          </ul>
        </Notice>
      )}
    </form>
  );
}
