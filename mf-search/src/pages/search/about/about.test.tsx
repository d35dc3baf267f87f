import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $http, propertyLoaded } from 'shared/runtime';
import { aProperty, httpOf } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import AboutHotel from './about.lazy.tsx';
import { aboutWanted } from './model.ts';

afterEach(cleanup);

it('tells of the hotel in parts that the guest can go to, and leaves out what it does not say', async () => {
  const about = {
    title: 'A customs house',
    paragraphs: ['The clock is slow.'],
    textLanguages: { Paragraphs: 'da' },
    facilities: [],
    places: [],
    directions: null,
    policies: null,
    questions: [{ question: 'Is there a pool?', answer: 'Yes.' }],
  };
  const scope = fork({ values: [[$http, httpOf({ '/api/Property/About': about })]] });
  await allSettled(propertyLoaded, { scope, params: aProperty({ hasAbout: true }) });
  await allSettled(aboutWanted, { scope });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <AboutHotel />
      </UiProvider>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'A customs house' }).id).toBe('se-about');
  expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe(
    '#se-questions',
  );
  expect(screen.getByText('The clock is slow.').closest('[lang]')?.getAttribute('lang')).toBe('da');
  expect(screen.queryByRole('heading', { name: 'Facilities' })).toBeNull();
  expect(screen.getByText('Is there a pool?')).toBeTruthy();
});
