import { afterEach, describe, expect, it } from 'vitest';
import { matchPage } from 'shared/first-screen';
import { followLinks, innerAddress } from './follow-links.ts';

const isScreen = (path: string): boolean => matchPage(path).definition.page !== 'not-found';

const here = { origin: 'https://hotel.example', pathname: '/Book/HARBOUR', search: '?adults=2' };

const link = (href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement => {
  const element = document.createElement('a');
  element.href = new URL(href, here.origin).href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

const rows: readonly (readonly [string, HTMLAnchorElement, string | null])[] = [
  ['a page of ours', link('/Book/HARBOUR/Checkout?a=1#b'), '/Book/HARBOUR/Checkout?a=1#b'],
  ['a place on this page', link('/Book/HARBOUR?adults=2#site-contact'), null],
  ['the start page, which is the server’s', link('/'), null],
  ['a call', link('/api/Property/HARBOUR'), null],
  ['another site', link('https://other.example/Book/HARBOUR'), null],
  ['a new tab', link('/Book/HARBOUR/Checkout', { target: '_blank' }), null],
  ['a download', link('/Book/HARBOUR/Checkout', { download: '' }), null],
];

describe('a click on a link', () => {
  it.each(rows)('%s', (_name, element, address) => {
    expect(innerAddress(element, here, isScreen)).toBe(address);
  });

  let stop = (): void => undefined;
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('is taken when it is plain and inside, and left to the browser with a modifier', () => {
    const went: string[] = [];
    stop = followLinks(document, { ...here, origin: here.origin } as Location, isScreen, (to) =>
      went.push(to),
    );
    const element = link('/Book/HARBOUR/Checkout');
    document.body.append(element);
    const click = (init: MouseEventInit): boolean =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(click({})).toBe(false);
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    click({ ctrlKey: true });
    expect(went).toEqual(['/Book/HARBOUR/Checkout']);
  });
});
