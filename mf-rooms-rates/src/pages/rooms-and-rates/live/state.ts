import { createEvent, createStore } from 'effector';
import { searchStarted } from '../model.ts';
import { unchanged, type LiveState } from './changes.ts';

export const liveChanged = createEvent<LiveState>();
export const $live = createStore(unchanged)
  .on(liveChanged, (_, state) => state)
  .reset(searchStarted);
