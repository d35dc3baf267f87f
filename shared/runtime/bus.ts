import { createEvent, type Event } from 'effector';
import type { BusEvent, BusEventOf, BusEventType } from '../contracts/index.ts';

/** What happened in one remote, for the others; `contracts/bus.ts` lists the events. */
export const busEventHappened = createEvent<BusEvent>();

/** The events of one type: `onBus('basket.item-added.v1')`. */
export const onBus = <Type extends BusEventType>(type: Type): Event<BusEventOf<Type>> =>
  busEventHappened.filter({ fn: (event): event is BusEventOf<Type> => event.type === type });
