import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { propertyLoaded } from 'shared/runtime';
import { aProperty } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { expect, it } from 'vitest';
import { __Page__Page } from './page.tsx';

it('the guest types a name and is greeted by it', async () => {
  const scope = fork();
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  render(
    <Provider value={scope}>
      <UiProvider locale="en-GB">
        <__Page__Page />
      </UiProvider>
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
  expect(screen.getByText('Nice to have you here, Ada.')).toBeTruthy();
});
