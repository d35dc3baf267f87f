import { Suspense } from 'react';
import { searchNoteText, type SearchNote } from 'shared/domain';
import { $searchNotes } from 'shared/runtime';
import { Notice, reflect, useLocale, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { AgesNotice } from './load-ages.ts';
import { $areAgesNeeded, $sameDayWarning } from './model.ts';

interface SearchNoticesProps {
  /** Empty: the hotel has no words of its own for it; null: today can be booked. */
  readonly warning: string | null;
  readonly notes: readonly SearchNote[];
  /** A link has children without their ages. */
  readonly areAgesNeeded: boolean;
}

/** The same-day warning (product.md 4) and what of a link did not fit (decisions 3). */
export function SearchNoticesView({ warning, notes, areAgesNeeded }: SearchNoticesProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  if (warning === null && notes.length === 0 && !areAgesNeeded) return null;
  return (
    <div className="se-notices">
      {warning !== null && (
        <Notice tone="warning" title={text('error.title-no-same-day')} announce>
          {warning === '' ? text('error.same-day') : warning}
        </Notice>
      )}
      {areAgesNeeded && (
        <Suspense fallback={null}>
          <AgesNotice />
        </Suspense>
      )}
      {notes.length > 0 && (
        <Notice
          tone={notes.some(({ kind }) => kind === 'large-party') ? 'warning' : 'info'}
          title={text('search.note.title')}
        >
          <ul className="se-notes">
            {notes.map((note) => {
              const line = searchNoteText(note, text, locale);
              return <li key={line}>{line}</li>;
            })}
          </ul>
        </Notice>
      )}
    </div>
  );
}

export const SearchNotices = reflect({
  view: SearchNoticesView,
  bind: { warning: $sameDayWarning, notes: $searchNotes, areAgesNeeded: $areAgesNeeded },
});
