import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $basket, formatMoney } from 'shared/runtime';
import { Button, Icon, Notice, TextField, useLocale, useMessages } from 'shared/ui';
import { optionalMessages } from '../../../messages/optional.en-GB.ts';
import { voucherFieldId, type VoucherOutcome } from './rules.ts';
import {
  $code,
  $isChecking,
  $outcome,
  applyPressed,
  codeChanged,
  formOpened,
  voucherRemoved,
} from './voucher-model.ts';

function useError(outcome: VoucherOutcome | null): string | null {
  const text = useMessages(optionalMessages);
  switch (outcome?.kind) {
    case undefined:
    case 'valid':
      return null;
    case 'invalid':
      return outcome.message || text('error.voucher-invalid');
    case 'missing':
      return text('voucher.missing');
    case 'failed':
      return text('voucher.failed');
    case 'too-many':
      return text('voucher.wait');
  }
}

/** A gift voucher: its code, what it takes off, and a button that removes it. `isWanted`: the guest has opened it. */
export function VoucherForm({ isWanted }: { readonly isWanted: boolean }) {
  const text = useMessages(optionalMessages);
  const locale = useLocale();
  const { basket, code, outcome, isChecking, opened, change, apply, remove } = useUnit({
    basket: $basket,
    code: $code,
    outcome: $outcome,
    isChecking: $isChecking,
    opened: formOpened,
    change: codeChanged,
    apply: applyPressed,
    remove: voucherRemoved,
  });
  const error = useError(outcome);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    opened();
  }, [opened]);
  useEffect(() => {
    // The button that opened this is no longer there: the field takes the focus.
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  const { hopGiftVoucherCode: applied, hopGiftDiscountAmount: discount } = basket;
  const isApplied = applied !== null && discount > 0;
  const wasRemoved = useRef(false);
  useEffect(() => {
    // So does the one that took the voucher away.
    if (!isApplied && wasRemoved.current) field.current?.focus();
    wasRemoved.current = false;
  }, [isApplied]);
  if (isApplied) {
    const amount = formatMoney(discount, basket.currency, locale);
    // product.md 4: the hotel's own message; the discount is shown with it, once.
    const { message, amount: named } = outcome?.kind === 'valid' ? outcome : { message: '', amount: '' };
    return (
      <div className="co-voucher co-voucher--applied" role="status">
        <Icon name="gift" />
        <p className="co-voucher__text">
          <strong>{text('voucher.applied', { code: applied })}</strong>
          {message !== '' && <span>{message}</span>}
          {named !== amount && <span>{text('voucher.takes', { amount })}</span>}
        </p>
        <Button
          kind="link"
          onClick={() => {
            wasRemoved.current = true;
            remove();
          }}
        >
          {text('voucher.remove')}
        </Button>
        {outcome?.kind === 'valid' && outcome.isExperience && (
          <Notice tone="warning" title={text('voucher.experience.title')} className="co-voucher__warning">
            {text('voucher.experience')}
          </Notice>
        )}
      </div>
    );
  }
  return (
    <div className="co-voucher">
      <div
        className="co-voucher__row"
        onKeyDown={(event) => {
          // Enter is for the voucher here: the booking's own button is another one.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      >
        <TextField
          id={voucherFieldId}
          inputRef={field}
          label={text('voucher.code')}
          error={error}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={code}
          format={(typed) => typed.toUpperCase()}
          onChange={change}
        />
        <Button busy={isChecking} onClick={() => apply()}>
          {text('voucher.apply')}
        </Button>
      </div>
    </div>
  );
}
