import { type DeskReason, deskReasons } from 'shared/contracts/desk';
import { Form, Select } from 'shared/ui/desk';
import { useWords } from '../use-desk.ts';

/** The reason that is chosen at first. */
export const usualReason: DeskReason = 'Goodwill';

/** Why the desk sets a fee, or gives money back. */
export function Reason() {
  const text = useWords();
  const options = deskReasons.map((value: DeskReason) => ({ value, label: text(`reason.${value}`) }));
  return (
    <Form.Item name="reason" label={text('act.reason')}>
      <Select options={options} />
    </Form.Item>
  );
}
