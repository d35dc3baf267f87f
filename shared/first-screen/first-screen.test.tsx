import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PageDeclaration } from '../contracts/index.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { aBookConfig, aProperty } from '../testing/index.ts';
import { documentHead } from './document-head.ts';
import { FirstScreen } from './first-screen.tsx';
import { Logo } from './logo.tsx';
import { firstScreenModel } from './model.ts';

const property = aProperty({
  propertyImageUrl: '/hero.jpg',
  logoFileUrl: '/logo.svg',
  taxLabel: 'VAT',
});
const site = {
  property,
  bookConfig: aBookConfig(),
  propertyGroup: null,
};
const english = { locale: 'en-GB', words: null };
const htmlOf = (path: string): string =>
  renderToString(<FirstScreen model={firstScreenModel(site, path, english)} />);

describe('the first screen', () => {
  afterEach(cleanup);

  it.each([
    '/Book/HARBOUR',
    '/Book/HARBOUR/Rooms-And-Rates',
    '/Book/HARBOUR/Checkout',
    '/BookGroup/COAST',
    '/Account/Register/HARBOUR',
    '/nowhere',
  ])('%s has one h1, a main, no style attribute and nothing to run', (path) => {
    const html = htmlOf(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<main');
    expect(html).not.toMatch(/ style=|<script| on[a-z]+=/);
  });

  it('has the pages of the hotel’s remotes in its menu and in its footer', () => {
    const page: PageDeclaration = {
      page: 'stay-find',
      pattern: '/Stay/:propertyCode',
      guard: 'none',
      needs: ['property'],
      takesCards: false,
      indexed: false,
      title: { 'en-GB': 'Find your booking' },
      menu: { 'en-GB': 'Find your booking' },
    };
    const release = {
      version: '1.0.0',
      entry: '/ClientApp/mf-stay/1.0.0/remoteEntry.js',
      container: 'mf_stay',
      integrity: 'sha384-x',
      sharedApi: '1',
      previous: null,
      pages: [page],
    };
    const registry = {
      schemaVersion: 1 as const,
      shell: { version: '1' },
      remotes: { 'mf-stay': release },
      pins: {},
    };
    const html = renderToString(
      <FirstScreen model={firstScreenModel({ ...site, registry }, '/Book/HARBOUR', english)} />,
    );
    expect(
      html.match(
        /<li><a class="site-menu__item site-menu__page" href="\/Stay\/HARBOUR">Find your booking<\/a>/g,
      ),
    ).toHaveLength(1);
    expect(html.split('<footer')[1]).toContain('<li><a href="/Stay/HARBOUR">Find your booking</a></li>');
  });

  it('is what a remote declares for its own page, in the guest’s language, and neutral without it', () => {
    const page: PageDeclaration = {
      page: 'spa',
      pattern: '/Book/:propertyCode/Spa',
      guard: 'none',
      needs: ['property'],
      takesCards: false,
      indexed: false,
      title: { 'en-GB': 'Spa' },
      menu: null,
    };
    const release = {
      version: '1.0.0',
      entry: '/ClientApp/mf-spa/1.0.0/remoteEntry.js',
      container: 'mf_spa',
      integrity: 'sha384-x',
      sharedApi: '1',
      previous: null,
    };
    const drawn = (firstScreen?: PageDeclaration['firstScreen'], locale = 'en-GB') => {
      const pages = [{ ...page, ...(firstScreen === undefined ? {} : { firstScreen }) }];
      const registry = { remotes: { 'mf-spa': { ...release, pages } }, pins: {} };
      const model = firstScreenModel({ ...site, registry }, '/Book/HARBOUR/Spa', { locale, words: null });
      cleanup();
      render(<FirstScreen model={model} />);
      return screen.getByRole('heading', { level: 1 }).textContent;
    };
    expect(drawn()).toBe('Spa');
    expect(drawn([{ kind: 'lines', count: 2 }])).toBe('Spa');
    const text = { 'en-GB': 'Water at {hotel}', da: 'Vand på {hotel}' };
    expect(drawn([{ kind: 'heading', text }])).toBe(`Water at ${property.propertyName}`);
    expect(drawn([{ kind: 'heading', text }], 'da-DK')).toBe(`Vand på ${property.propertyName}`);
    expect(drawn([{ kind: 'field', text: { 'en-GB': 'Your name' } }])).toBe('Spa');
    expect(screen.getByText('Your name')).toBeTruthy();
  });

  it('says the hotel, its place, its policies and what prices include before any script', () => {
    render(<FirstScreen model={firstScreenModel(site, '/Book/HARBOUR', english)} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(property.propertyName);
    expect(screen.getByText('4 stars')).toBeTruthy();
    expect(screen.getByText('Includes VAT')).toBeTruthy();
    expect(screen.getByText('Privacy policy').getAttribute('href')).toBe(property.privacyPolicyUrl);
    const picture = document.querySelector('.hero__picture');
    expect([picture?.getAttribute('width'), picture?.getAttribute('fetchpriority')]).toEqual([
      '1600',
      'high',
    ]);
  });

  it('says after a payment that the booking is confirmed, with nothing to press in the page', () => {
    render(<FirstScreen model={firstScreenModel(site, '/Book/HARBOUR/Booked', english)} />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Your booking is confirmed.');
    expect(main.getByRole('status').textContent).toBe('One moment…');
    expect(main.queryAllByRole('link')).toEqual([]);
    expect(documentHead(site, '/Book/HARBOUR/Booked', english).robots).toBe('noindex');
  });

  it('speaks another language with its words, and English where one is missing', () => {
    const danish = { locale: 'da-DK', words: { 'frame.contact-us': 'Kontakt os' } };
    render(<FirstScreen model={firstScreenModel(site, '/Book/HARBOUR', danish)} />);
    expect(screen.getAllByText('Kontakt os').length).toBeGreaterThan(0);
    expect(screen.getByText('Privacy policy')).toBeTruthy();
  });

  it('an imported picture comes in the size and format that the browser takes', () => {
    const imported = { ...property, propertyImageUrl: '/ClientApp/media/hero.0123456789ab.1920x1080.jpg' };
    const withPicture = { ...site, property: imported };
    render(<FirstScreen model={firstScreenModel(withPicture, '/Book/HARBOUR', english)} />);
    const picture = document.querySelector('.hero__picture');
    const sources = [...(picture?.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.getAttribute('srcset')).toContain('hero.0123456789ab.1920x1080.480.avif 480w');
    expect(picture?.getAttribute('srcset')).toContain('hero.0123456789ab.1920x1080.jpg 1920w');
  });

  it('an imported logo has its box before it is there', () => {
    render(<Logo src="/ClientApp/media/logo.0123456789ab.90x90.svg" name="Hotel" />);
    const logo = screen.getByRole('img', { name: 'Hotel' });
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['100', '100']);
  });

  it('the logo takes its width from its proportions once it is there', () => {
    render(<Logo src="/logo.svg" name="Hotel" />);
    const logo = screen.getByRole<HTMLImageElement>('img', { name: 'Hotel' });
    expect(logo.getAttribute('width')).toBe('300');
    Object.defineProperties(logo, {
      complete: { value: true },
      naturalWidth: { value: 90 },
      naturalHeight: { value: 90 },
    });
    fireEvent.load(logo);
    expect(logo.getAttribute('width')).toBe('100');
  });
});
