import type { CreateRequest } from 'shared/contracts';
import { isBlank } from 'shared/domain';
import { conflict, HttpError, invalid } from '../../../http/errors.ts';
import { inGuestLanguage } from '../../../language/index.ts';
import type { ServingDeps } from '../../availability/index.ts';
import { cardPaymentsOf, type StoredProperty } from '../../property/index.ts';
import { isPaymentOffered } from '../create/payment-rules.ts';
import { prepareBooking, type PrepareDeps, type PreparedBooking } from '../create/prepare.ts';
import { translate } from '../messages/index.ts';
import type { StoredResponse } from '../pay/responses.ts';
import { checksOfDesk } from './checks.ts';
import { heldUntil } from './held-until.ts';
import { type BookedAtDesk, linkPaymentType, requestOf, type WantedAtDesk } from './request.ts';

export type DeskPrepareDeps = PrepareDeps & Pick<ServingDeps, 'snapshots'>;

export interface PreparedAtDesk extends PreparedBooking {
  readonly request: CreateRequest;
  readonly dueNowMinor: number;
  /** Until when the rooms are held for what the rate asks for; null where nothing is. */
  readonly heldUntil: Date | null;
  readonly mayWaiveCard: boolean;
}

function asConflict({ status, body }: StoredResponse): HttpError {
  const { code = 'error.selection-not-available', message } = { code: undefined, ...body };
  return new HttpError(status, { code, message });
}

/** Checks and prices what is wanted at the desk; nothing is written. Throws where it cannot be booked. */
export async function prepareAtDesk(
  deps: DeskPrepareDeps,
  property: StoredProperty,
  wanted: WantedAtDesk,
  booked: BookedAtDesk | null,
): Promise<PreparedAtDesk> {
  const request = requestOf(wanted, linkPaymentType(property.content.payByPaystack), booked ?? undefined);
  const find = () => deps.snapshots.require(property.propertyId);
  // What is kept of a booking is in the guest's language; what is only asked for, in that of the desk.
  const snapshot = await (booked === null ? find() : inGuestLanguage(request.languageCode, find));
  const prepared = await prepareBooking(deps, snapshot, request, null, checksOfDesk(booked !== null));
  if (!('priced' in prepared)) throw asConflict(prepared);
  if (prepared.roomsLeft < 0) throw conflict(translate.say('telephone.rooms-gone'));
  const terms = termsOf(deps, prepared, request, booked?.withoutCard ?? false);
  // The link to pay goes by email.
  if (booked !== null && terms.heldUntil !== null && isBlank(request.booker.email))
    throw invalid({ Email: [translate.say('validation.email')] });
  return { ...prepared, request, ...terms };
}

/** What the rate asks for now, and how long its rooms wait for that. */
function termsOf(
  { env, clock }: DeskPrepareDeps,
  { content, priced, paymentPlan: plan }: PreparedBooking,
  request: CreateRequest,
  isWithoutCard: boolean,
): Pick<PreparedAtDesk, 'dueNowMinor' | 'heldUntil' | 'mayWaiveCard'> {
  const dueNowMinor = plan?.dueNowMinor ?? priced.totalMinor;
  const needsCard = plan?.needsCard ?? false;
  const mayWaiveCard = dueNowMinor === 0 && needsCard && plan?.later.length === 0;
  const cards = cardPaymentsOf(env, content.property);
  const isOffered = isPaymentOffered(request, content, priced, null, cards);
  const isWaived = mayWaiveCard && (isWithoutCard || !isOffered);
  const asks = dueNowMinor > 0 || (needsCard && !isWaived);
  if (asks && !isOffered) throw conflict(translate.say('telephone.no-payment'));
  return {
    dueNowMinor,
    mayWaiveCard,
    heldUntil: asks ? heldUntil(request.dateFrom, content.property, clock.now()) : null,
  };
}
