import { afterEach, describe, expect, it } from 'vitest';
import { elementOf, pressedElementOf } from './attribution.ts';

function drawn(html: string): Element | null {
  document.body.innerHTML = html;
  return document.querySelector('[data-it]');
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the name of an element', () => {
  it.each([
    ['its tag and its own block', '<img data-it class="room-card__picture">', 'img.room-card'],
    [
      'the block around it',
      '<div class="search-panel search-panel--open"><p data-it>Hi</p></div>',
      'p.search-panel',
    ],
    ['its tag where no block is around', '<h1 data-it class="title">Hi</h1>', 'h1'],
    ['no id and no text', '<p data-it id="guest-4711" class="muted">Ada Lovelace</p>', 'p'],
    ['no figures of a class', '<p data-it class="room-4711">Hi</p>', 'p'],
  ])('is %s', (_what, html, name) => {
    expect(elementOf(drawn(html))).toBe(name);
  });

  it('of a text is that of what it stands in', () => {
    expect(elementOf(drawn('<p data-it class="room-card__name">Room</p>')?.firstChild ?? null)).toBe(
      'p.room-card',
    );
  });

  it('is none where nothing is left', () => {
    expect(elementOf(null)).toBeUndefined();
  });
});

describe('what was pressed', () => {
  it('is the button, not the picture in it', () => {
    const picture = drawn('<button class="button button--quiet"><svg data-it></svg></button>');
    expect(pressedElementOf(picture)).toBe('button.button');
  });

  it('is what it was where nothing can be pressed', () => {
    expect(pressedElementOf(drawn('<p data-it class="room-card__name">Hi</p>'))).toBe('p.room-card');
  });
});
