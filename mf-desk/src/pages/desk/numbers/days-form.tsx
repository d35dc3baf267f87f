import { useUnit } from 'effector-react';
import type { Property, StayDate } from 'shared/contracts';
import { Button, Form, Input } from 'shared/ui/desk';
import { useRequired, useWords } from '../use-desk.ts';
import { fileRequested, type DeskNumbers, numbersFileFx, numbersFx, numbersRequested } from './model.ts';

interface Fields {
  readonly from: string;
  readonly to: string;
  readonly since: string;
}

const typed = (on: StayDate): string => on.replaceAll('/', '-');
const dayOf = (value: string): StayDate => value.replaceAll('-', '/');

/** Which days, and from when pick-up is counted. */
export function DaysForm({
  property,
  numbers,
}: {
  readonly property: Property;
  readonly numbers: DeskNumbers;
}) {
  const text = useWords();
  const { show, save, isWorking, isSaving } = useUnit({
    show: numbersRequested,
    save: fileRequested,
    isWorking: numbersFx.pending,
    isSaving: numbersFileFx.pending,
  });
  const { propertyId } = property;
  const submit = ({ from, to, since }: Fields) =>
    show({ propertyId, from: dayOf(from), to: dayOf(to), since: dayOf(since) });
  const rules = useRequired();
  const days = { from: numbers.now.from, to: numbers.now.to, since: numbers.since };
  return (
    <Form<Fields>
      name="numbers"
      layout="vertical"
      className="desk-search"
      requiredMark={false}
      onFinish={submit}
    >
      {(['from', 'to', 'since'] as const).map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={text(`numbers.${name}`)}
          rules={rules}
          initialValue={typed(days[name])}
        >
          <Input type="date" />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('numbers.show')}
      </Button>
      <Button loading={isSaving} onClick={() => save()}>
        {text('numbers.save')}
      </Button>
    </Form>
  );
}
