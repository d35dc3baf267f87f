import { cleanup, render, screen } from '@testing-library/react';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { MissingAccountView } from './missing-account.tsx';

afterEach(cleanup);

it('leads to the form that makes the account, and only where it is missing', () => {
  const draw = (isMissing: boolean) =>
    render(
      <UiProvider locale="en-GB">
        <MissingAccountView property={aProperty({ propertyCode: 'HARBOUR' })} isMissing={isMissing} />
      </UiProvider>,
    );
  draw(true);
  expect(screen.getByRole('link').getAttribute('href')).toContain('HARBOUR');
  cleanup();
  draw(false);
  expect(screen.queryByRole('link')).toBeNull();
});
