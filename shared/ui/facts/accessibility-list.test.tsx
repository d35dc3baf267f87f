import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../theme/theme-provider.tsx';
import { AccessibilityList } from './accessibility-list.tsx';

afterEach(cleanup);

it('facts of accessibility are a list in words, with measure and note', async () => {
  render(
    <UiProvider locale="en-GB">
      <AccessibilityList
        facts={[
          { feature: 'StepFreeEntrance', centimetres: null, note: 'from the yard' },
          { feature: 'DoorWidth', centimetres: 90, note: null },
        ]}
      />
    </UiProvider>,
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Step-free entrance: from the yard',
    'Doors 90 cm wide',
  ]);
});
