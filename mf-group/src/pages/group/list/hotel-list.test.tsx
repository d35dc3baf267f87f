import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manyHotels } from '../../../../test/coast.ts';
import { openGroup } from '../../../../test/group-page.tsx';

const count = 1000;
/** A card with its gap, where nothing is measured. */
const step = 246;

const list = (): HTMLElement => screen.getByRole('list', { name: 'Hotels' });
const cards = (): HTMLElement[] => within(list()).getAllByRole('listitem');
const places = (): number[] => cards().map((card) => Number(card.getAttribute('aria-posinset')));

/** The page's test environment has no layout: where the list is says this. */
function scrollTo(top: number): void {
  list().getBoundingClientRect = () => new DOMRect(0, -top, 800, count * step);
  act(() => {
    fireEvent.scroll(window);
  });
}

beforeEach(async () => {
  await openGroup({ group: manyHotels(count) });
  await screen.findByRole('heading', { name: '1,000 of 1,000 hotels have rooms available' });
});
afterEach(cleanup);

describe('a group of 1,000 hotels', () => {
  it('draws the few that are near the screen, in a list as long as all of them', () => {
    expect(cards().length).toBeLessThan(20);
    expect(list().style.height).toBe(`${count * step - 16}px`);
    expect(cards()[0]?.getAttribute('aria-setsize')).toBe('1000');
  });

  it('draws those that the guest scrolls to, and lets the others go', () => {
    scrollTo(500 * step);
    expect(places()).toContain(501);
    expect(places()).not.toContain(1);
    expect(cards().length).toBeLessThan(20);
  });

  it('keeps the card that has the focus, wherever the guest scrolls', () => {
    const first = within(cards()[0] as HTMLElement).getByRole('link');
    act(() => first.focus());
    scrollTo(500 * step);
    expect(places()[0]).toBe(1);
    expect(document.activeElement).toBe(first);
  });

  it('shows the end of the list', () => {
    scrollTo((count - 1) * step);
    expect(places().at(-1)).toBe(count);
  });
});
