import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Popover } from './popover.tsx';

afterEach(cleanup);

function Opened(): ReactElement {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        ref={anchorRef}
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Popover open={isOpen} onClose={close} anchorRef={anchorRef} label="Days">
        <button type="button" onClick={close}>
          Done
        </button>
      </Popover>
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it.each([
  ['Done', async () => userEvent.click(screen.getByRole('button', { name: 'Done' })), 'Open'],
  ['Escape', async () => userEvent.keyboard('{Escape}'), 'Open'],
  ['Tab', async () => userEvent.tab(), 'After'],
])('%s closes it, and focus goes on from there', async (_, leave, where) => {
  render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(focused()).toBe('Done');
  await leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(where);
});
