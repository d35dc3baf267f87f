import { minorDigits } from 'shared/domain';
import { useLocale } from 'shared/ui';
import { Form, Input } from 'shared/ui/desk';
import { useMoney, useRequired, useWords } from '../use-desk.ts';
import { amountProblem } from './amount-rules.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly currency: string;
  readonly mayBeNothing?: boolean;
  readonly most?: number;
}

/** An amount of money that is typed; what it cannot be is said below it. */
export function AmountField({ name, label, currency, mayBeNothing = false, most }: Props) {
  const text = useWords();
  const required = useRequired();
  const money = useMoney();
  const locale = useLocale();
  const wordsOf = (typed: string): string | null => {
    const problem = amountProblem(typed, { locale, currency, mayBeNothing, most });
    if (problem === 'decimals') return text('act.amount.decimals', { count: minorDigits(currency) });
    if (problem === 'unclear')
      return text('act.amount.unclear', { example: (1234.5).toLocaleString(locale) });
    if (problem === 'too-much') return text('act.refund.most', { amount: money(most ?? 0, currency) });
    return problem === null ? null : text(`act.amount.${problem}`);
  };
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        ...required,
        {
          validator: (_rule, typed: string | undefined) => {
            const words = wordsOf(typed ?? '');
            return words === null ? Promise.resolve() : Promise.reject(new Error(words));
          },
        },
      ]}
    >
      <Input inputMode="decimal" autoComplete="off" />
    </Form.Item>
  );
}
