import { createEvent, sample } from 'effector';
import type { EndpointInput } from 'shared/contracts';
import { acceptRequest, declineRequest } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { type Act, actEnded } from '../acts/acts-model.ts';
import { bookingStale, listStale } from '../bookings-model.ts';

export const requestAccepted = createEvent<EndpointInput<typeof acceptRequest>['body']>();
export const requestDeclined = createEvent<EndpointInput<typeof declineRequest>['body']>();

export const acceptFx = createCallFx(acceptRequest);
export const declineFx = createCallFx(declineRequest);

sample({ clock: requestAccepted, fn: (body) => ({ body }), target: acceptFx });
sample({ clock: requestDeclined, fn: (body) => ({ body }), target: declineFx });
sample({ clock: acceptFx.done, fn: (): Act[] => ['accept'], target: actEnded });
sample({ clock: declineFx.done, fn: (): Act[] => ['decline'], target: actEnded });
// What was refused was answered by somebody else: the booking is read as it is now.
sample({ clock: [acceptFx.finally, declineFx.finally], fn: () => undefined, target: bookingStale });
sample({ clock: [acceptFx.done, declineFx.done], fn: () => undefined, target: listStale });
