import { createInstance } from '@module-federation/enhanced/runtime';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { createElement, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { pressedText } from './text.ts';

createInstance({ name: 'floor', remotes: [] });

const pressed = createEvent();
const $times = createStore(0).on(pressed, (times) => times + 1);

function Pressed() {
  const { times, press } = useUnit({ times: $times, press: pressed });
  const { pathname } = useLocation();
  return createElement(
    'button',
    { className: 'btn btn--primary', type: 'button', onClick: () => press() },
    pressedText(times, pathname),
  );
}

const root = document.getElementById('root');
const hero = root?.firstElementChild;
if (root !== null && hero instanceof Element)
  hydrateRoot(
    root,
    createElement(
      Fragment,
      null,
      createElement('div', { dangerouslySetInnerHTML: { __html: hero.innerHTML } }),
      createElement(BrowserRouter, null, createElement(Pressed)),
    ),
  );
