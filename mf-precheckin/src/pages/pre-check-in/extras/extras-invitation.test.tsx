import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared/ui';
import { afterEach, expect, it } from 'vitest';
import { ExtrasInvitationView } from './extras-invitation.tsx';

afterEach(cleanup);

const draw = (hasSelectable: boolean, added: readonly string[]) => {
  const gone: unknown[] = [];
  render(
    <UiProvider locale="en-GB">
      <ExtrasInvitationView
        item={0}
        rooms={[{ hasSelectable }]}
        added={[added]}
        onGo={(step) => gone.push(step)}
      />
    </UiProvider>,
  );
  return gone;
};

it('leads to the extras of its room', async () => {
  const gone = draw(true, []);
  await userEvent.click(screen.getByRole('button'));
  expect(gone).toEqual([{ step: 'extras', item: 0 }]);
});

it('is there for what is added, and not where there is nothing', () => {
  draw(false, ['breakfast']);
  expect(screen.queryByRole('button')).toBeTruthy();
  cleanup();
  draw(false, []);
  expect(screen.queryByRole('button')).toBeNull();
});
