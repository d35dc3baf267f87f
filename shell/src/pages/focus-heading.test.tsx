import { afterEach, describe, expect, it } from 'vitest';
import { focusHeading } from './focus-heading.ts';

const heading = '<h1 tabindex="-1" data-page-heading="">Checkout</h1>';
const nextChange = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('focus after a navigation', () => {
  let stop = (): void => undefined;
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('goes to the heading that is there', () => {
    document.body.innerHTML = `<main>${heading}</main>`;
    stop = focusHeading(document);
    expect(document.activeElement?.textContent).toBe('Checkout');
  });

  it('waits for a heading that comes later', async () => {
    document.body.innerHTML = '<main></main>';
    stop = focusHeading(document);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', heading);
    await nextChange();
    expect(document.activeElement?.textContent).toBe('Checkout');
  });

  it('follows a heading that is replaced when the data of the page has come', async () => {
    document.body.innerHTML = `<main>${heading}</main>`;
    stop = focusHeading(document);
    document.querySelector('main')?.replaceChildren();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', heading.replace('Checkout', 'Thank you'));
    await nextChange();
    expect(document.activeElement?.textContent).toBe('Thank you');
  });

  it('is not taken from a guest who has gone on', async () => {
    document.body.innerHTML = '<main><input></main>';
    stop = focusHeading(document);
    const input = document.querySelector('input');
    input?.focus();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', heading);
    await nextChange();
    expect(document.activeElement).toBe(input);
  });
});
