import { attach, createEvent, createStore, sample } from 'effector';
import { checkVoucherCode } from 'shared/contracts';
import { toMinor } from 'shared/domain';
import {
  $basket,
  $language,
  $property,
  bookingDetailsChanged,
  createCallFx,
  notificationRequested,
  notificationWithdrawn,
  translateIn,
} from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { roomsOf } from '../create-request.ts';
import { unusedVoucherFound } from '../model.ts';
import { voucherTopic } from '../rules.ts';
import { readVoucher, voucherFieldId, type VoucherOutcome } from './rules.ts';

/** The form is there: a code that came by a link, or before a reload, is checked for the rooms as they are now. */
export const formOpened = createEvent();
export const codeChanged = createEvent<string>();
export const applyPressed = createEvent();
export const voucherRemoved = createEvent();

const checkFx = createCallFx(checkVoucherCode);
const checkVoucherFx = attach({
  source: { basket: $basket, property: $property },
  mapParams: (code: string, { basket, property }) => ({
    body: {
      propertyId: property?.propertyId ?? '',
      languageCode: 'en',
      voucherCode: code,
      dateFrom: basket.fromDate,
      dateTo: basket.toDate,
      rooms: [...roomsOf(basket.items)],
    },
  }),
  effect: checkFx,
});
const outcomeFound = createEvent<VoucherOutcome>();

export const $isChecking = checkVoucherFx.pending;
export const $code = createStore('')
  .on(codeChanged, (_, code) => code)
  .reset(voucherRemoved);
export const $outcome = createStore<VoucherOutcome | null>(null)
  .on(outcomeFound, (_, outcome) => outcome)
  .reset(codeChanged, voucherRemoved);

sample({
  clock: applyPressed,
  source: { code: $code, isChecking: $isChecking },
  filter: ({ code, isChecking }) => code.trim() !== '' && !isChecking,
  fn: ({ code }) => code.trim(),
  target: checkVoucherFx,
});
sample({
  clock: applyPressed,
  source: $code,
  filter: (code) => code.trim() === '',
  fn: (): VoucherOutcome => ({ kind: 'missing' }),
  target: outcomeFound,
});
const known = sample({ clock: formOpened, source: $basket }).filterMap(
  ({ hopGiftVoucherCode }) => hopGiftVoucherCode ?? undefined,
);
sample({ clock: known, target: [$code, checkVoucherFx] });

sample({ clock: checkVoucherFx.doneData, fn: readVoucher, target: outcomeFound });
sample({
  clock: checkVoucherFx.failData,
  fn: (failure): VoucherOutcome =>
    failure.kind === 'http' && failure.status === 429 ? { kind: 'too-many' } : { kind: 'failed' },
  target: outcomeFound,
});
// product.md 4: a valid code sets the discount, an invalid one and a failed call clear it.
sample({
  clock: checkVoucherFx.done,
  source: $property,
  fn: (property, { params, result }) => ({
    hopGiftVoucherCode: result.isValid ? params : null,
    hopGiftDiscountAmount: result.isValid ? toMinor(result.totalDiscount, property?.currency ?? 'GBP') : 0,
  }),
  target: bookingDetailsChanged,
});
sample({
  clock: [checkVoucherFx.fail, voucherRemoved],
  fn: () => ({ hopGiftVoucherCode: null, hopGiftDiscountAmount: 0 }),
  target: bookingDetailsChanged,
});
// Whether what is in the field takes something off.
sample({
  clock: [formOpened, $code, $basket],
  source: { code: $code, basket: $basket },
  fn: ({ code, basket }) => {
    const typed = code.trim();
    return typed === basket.hopGiftVoucherCode && basket.hopGiftDiscountAmount > 0 ? '' : typed;
  },
  target: unusedVoucherFound,
});
sample({
  clock: [codeChanged, applyPressed, voucherRemoved],
  fn: () => voucherTopic,
  target: notificationWithdrawn,
});
// product.md 8: an invalid voucher is a negative notification with the Message.
sample({
  clock: outcomeFound.filterMap((outcome) => (outcome.kind === 'invalid' ? outcome.message : undefined)),
  source: $language,
  fn: (language, message) => ({
    kind: 'negative' as const,
    placement: 'bottom' as const,
    text: message || translateIn(messages, language)('error.voucher-invalid'),
    topic: voucherTopic,
    fieldId: voucherFieldId,
  }),
  target: notificationRequested,
});
