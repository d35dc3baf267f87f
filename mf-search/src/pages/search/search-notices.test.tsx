import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { $search } from 'shared/runtime';
import { openSearchPage } from '../../../test/search-page.tsx';
import { SearchNotices } from './search-notices.tsx';

afterEach(cleanup);

it('a link for more guests than can be searched for says what to do, and what else it says is kept', async () => {
  const query = '?fromDate=2026-12-01&toDate=2026-12-04&adults=99&children=2&promoCode=SPRING';
  const scope = await openSearchPage(<SearchNotices />, { query });
  expect(
    screen.getByText(
      'At most 50 guests can be searched for in one room. Choose the guests of each room, then search.',
    ),
  ).toBeTruthy();
  expect(scope.getState($search)).toMatchObject({
    fromDate: '2026/12/01',
    toDate: '2026/12/04',
    promoCode: 'SPRING',
    rooms: [{ numberOfAdults: 2, numberOfChildren: 0 }],
  });
});
