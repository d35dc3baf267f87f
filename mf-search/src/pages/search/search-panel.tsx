import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import type { BookConfig, Property } from 'shared/contracts';
import { $search } from 'shared/runtime';
import { Button, ErrorSummary, PromoCodeCell, SearchCellField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { DatesCell } from './dates-cell.tsx';
import { GuestsCell } from './guests-cell.tsx';
import { locationChanged, promoCodeChanged, searchForm, searchSubmitted } from './model.ts';
import { openCalendar } from './open-calendar.ts';
import { OfferChip } from './offer-chip.tsx';
import { datesCellId, roomsCellId, submitId, type SearchProblem } from './rules.ts';

interface PanelProps {
  readonly property: Property;
  readonly config: BookConfig;
}

type DatesProblem = Extract<SearchProblem, { kind: 'dates' | 'departure' }>;
/** Answered by the calendar itself, which opens for it. */
const isOfDates = (problem: SearchProblem): problem is DatesProblem =>
  problem.kind === 'dates' || problem.kind === 'departure';
const isOther = (problem: SearchProblem): problem is Exclude<SearchProblem, DatesProblem> =>
  !isOfDates(problem);

/** What to search for, in the boxes that the page's first screen already showed. */
export function SearchPanel({ property, config }: PanelProps) {
  const text = useMessages(messages);
  const { search, problems, attempts, submit, takeLocation, takePromoCode } = useUnit({
    search: $search,
    problems: searchForm.$shown,
    attempts: searchForm.$attempts,
    submit: searchSubmitted,
    takeLocation: locationChanged,
    takePromoCode: promoCodeChanged,
  });
  const hasLocations = config.locations.length > 0;
  const hasPromoCode = !config.hidePromoCodeOnLandingPage;
  const isEven = (Number(hasLocations) + Number(hasPromoCode)) % 2 === 0;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
    if (search.toDate === null) openCalendar();
  };
  return (
    <form className="search-panel" onSubmit={onSubmit} noValidate>
      <h2 className="search-panel__title">{text('search.title')}</h2>
      <ErrorSummary
        title={text('search.missing')}
        focusKey={attempts}
        problems={problems.filter(isOther).map((problem) => ({
          fieldId: problem.kind === 'same-day' ? datesCellId : roomsCellId,
          message:
            problem.kind === 'same-day'
              ? text('error.title-no-same-day')
              : text(`search.missing.${problem.kind}`, { ...problem }),
        }))}
      />
      <div className="search-panel__grid">
        <DatesCell id={datesCellId} property={property} isMissing={problems.some(isOfDates)} />
        <GuestsCell id={roomsCellId} property={property} />
        {hasLocations && (
          <SearchCellField icon="pin" label={text('search.location')}>
            <select
              className="search-cell__value"
              value={search.location ?? ''}
              onChange={(event) => takeLocation(event.currentTarget.value)}
            >
              <option value="">{text('search.location.any')}</option>
              {config.locations.map(({ locationId, name }) => (
                <option key={locationId} value={locationId}>
                  {name}
                </option>
              ))}
            </select>
          </SearchCellField>
        )}
        {hasPromoCode && (
          <PromoCodeCell
            label={text('search.promoCode')}
            placeholder={text('search.promoCode.placeholder')}
            value={search.promoCode ?? ''}
            onChange={takePromoCode}
          />
        )}
        <Button
          id={submitId}
          kind="primary"
          type="submit"
          className={isEven ? 'search-panel__submit search-panel__submit--wide' : 'search-panel__submit'}
        >
          {text('search.submit')}
        </Button>
      </div>
      <OfferChip />
    </form>
  );
}
