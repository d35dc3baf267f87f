import { createEvent, createStore } from 'effector';
import { greetingOf } from './rules.ts';

export const nameChanged = createEvent<string>();

export const $name = createStore('').on(nameChanged, (_, name) => name);

export const $greeting = $name.map(greetingOf);
