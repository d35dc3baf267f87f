import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { $http, propertyLoaded } from 'shared/runtime';
import { aProperty, httpOf } from 'shared/testing';
import { UiProvider } from 'shared/ui';
import { expect, it } from 'vitest';
import { getHellos, sayHello } from '../../../contracts/index.ts';
import { __Page__Page } from './page.tsx';

it('the guest types a name, is greeted by it, and says hello', async () => {
  const answers = { [getHellos.path]: { count: 0 }, [sayHello.path]: { count: 1 } };
  const scope = fork({ values: [[$http, httpOf(answers)]] });
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
  await userEvent.click(screen.getByRole('button', { name: 'Say hello' }));
  expect(await screen.findByText('One guest has said hello.')).toBeTruthy();
});
