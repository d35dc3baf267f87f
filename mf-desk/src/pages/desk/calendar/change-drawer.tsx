import { useUnit } from 'effector-react';
import { useState } from 'react';
import { typedDigits, typedNumber } from 'shared/domain';
import { useLocale } from 'shared/ui';
import { Button, Checkbox, Drawer, Form, Input, Select } from 'shared/ui/desk';
import { Notice } from '../notice.tsx';
import { useRequired, useWords } from '../use-desk.ts';
import {
  $preview,
  $target,
  changeConfirmed,
  calendarChangeFx,
  changeLeft,
  previewFx,
  previewWanted,
} from './calendar-model.ts';
import { type ChangeFields, changeOf, changesSomething, noChange } from './change-fields.ts';
import { ChangePreview } from './change-preview.tsx';
import type { CalendarRow, Nights } from './nights.ts';
import type { Target } from './selection.ts';
import { useCalendarTexts } from './use-calendar.ts';

interface Props {
  readonly propertyId: string;
  readonly nights: Nights;
  readonly rows: readonly CalendarRow[];
}

const digits =
  (most: number) =>
  (typed: string): string =>
    typedDigits(typed).slice(0, most);
const written = (day: string): string => day.replaceAll('/', '-');

function useOptions(rows: readonly CalendarRow[]) {
  const text = useWords();
  const plans = new Map(
    rows.flatMap(({ ratePlanId, name }) => (ratePlanId === null ? [] : [[ratePlanId, name] as const])),
  );
  return {
    types: rows.flatMap(({ ratePlanId, roomTypeId, name }) =>
      ratePlanId === null ? [{ value: roomTypeId, label: name }] : [],
    ),
    plans: [...plans].map(([value, label]) => ({ value, label })),
    closed: [
      { value: '', label: text('calendar.change.leave') },
      { value: 'closed', label: text('calendar.change.close') },
      { value: 'open', label: text('calendar.change.open') },
    ],
    price: [
      { value: '', label: text('calendar.change.leave') },
      ...(['set', 'add', 'percent'] as const).map((value) => ({
        value,
        label: text(`calendar.change.${value}`),
      })),
    ],
  };
}

function ChangeForm({ propertyId, nights, rows, target }: Props & { readonly target: Target }) {
  const text = useWords();
  const options = useOptions(rows);
  const { preview, isLooking, isWorking, look, confirm } = useUnit({
    preview: $preview,
    isLooking: previewFx.pending,
    isWorking: calendarChangeFx.pending,
    look: previewWanted,
    confirm: changeConfirmed,
  });
  const [isEmpty, setEmpty] = useState(false);
  const [form] = Form.useForm<ChangeFields>();
  const initial: ChangeFields = {
    ...noChange,
    roomTypeIds: target.roomTypeIds,
    ratePlanIds: target.ratePlanIds,
    from: written(target.from),
    to: written(target.to),
  };
  const fields: ChangeFields = {
    ...initial,
    ...Form.useWatch((values: Partial<ChangeFields>) => values, form),
  };
  const locale = useLocale();
  const change = changeOf(propertyId, fields, locale);
  // What was looked at may have been typed over since.
  const isShown = preview !== null && JSON.stringify(preview.change) === JSON.stringify(change);
  const days = { type: 'date', min: written(nights.firstNight), max: written(nights.lastNight) };
  const required = useRequired();
  return (
    <Form<ChangeFields>
      form={form}
      name="calendar"
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={(given) => {
        // What is watched is known a task after it was chosen; what is sent is what the form has now.
        const wanted = changeOf(propertyId, { ...initial, ...given }, locale);
        setEmpty(!changesSomething(wanted));
        if (changesSomething(wanted)) look(wanted);
      }}
    >
      <div className="cal-fields">
        <Form.Item name="from" label={text('calendar.change.from')} rules={required}>
          <Input {...days} />
        </Form.Item>
        <Form.Item name="to" label={text('calendar.change.to')} rules={required}>
          <Input {...days} />
        </Form.Item>
      </div>
      <Form.Item name="roomTypeIds" label={text('calendar.change.types')} rules={required}>
        <Select mode="multiple" options={options.types} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="total" label={text('calendar.change.total')} normalize={digits(4)}>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="ratePlanIds" label={text('calendar.change.rates')}>
        <Select mode="multiple" options={options.plans} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <div className="cal-fields">
        <Form.Item name="sale" label={text('calendar.change.sale')}>
          <Select options={options.closed} />
        </Form.Item>
        <Form.Item name="minStay" label={text('calendar.change.min-stay')} normalize={digits(2)}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="arrival" label={text('calendar.change.arrival')}>
          <Select options={options.closed} />
        </Form.Item>
        <Form.Item name="departure" label={text('calendar.change.departure')}>
          <Select options={options.closed} />
        </Form.Item>
        <Form.Item name="priceKind" label={text('calendar.change.price-kind')}>
          <Select options={options.price} />
        </Form.Item>
        <Form.Item
          name="price"
          label={text('calendar.change.price')}
          extra={fields.priceKind === '' ? undefined : text('calendar.change.promotion')}
          rules={[
            {
              validator: (_rule, typed: string | undefined = '') =>
                fields.priceKind === '' || typed === '' || typedNumber(typed, locale) !== null
                  ? Promise.resolve()
                  : Promise.reject(
                      new Error(text('act.amount.unclear', { example: (1234.5).toLocaleString(locale) })),
                    ),
            },
          ]}
        >
          <Input inputMode="decimal" autoComplete="off" disabled={fields.priceKind === ''} />
        </Form.Item>
      </div>
      <Form.Item name="isAsInFile" valuePropName="checked">
        <Checkbox>{text('calendar.change.as-in-file')}</Checkbox>
      </Form.Item>
      {/* Where the eye is that pressed. */}
      <Notice />
      <Button htmlType="submit" loading={isLooking}>
        {text('calendar.change.preview')}
      </Button>
      <div role="alert">
        {isEmpty && !changesSomething(change) && <p>{text('calendar.change.nothing')}</p>}
      </div>
      <div role="status" className="cal-preview">
        {isShown && <ChangePreview outcome={preview.outcome} nights={nights} rows={rows} />}
      </div>
      {isShown && (
        <Button type="primary" loading={isWorking} onClick={() => confirm()}>
          {text('calendar.change.confirm')}
        </Button>
      )}
    </Form>
  );
}

/** What is changed, what that does, and one confirmation. */
export function ChangeDrawer({ propertyId, nights, rows }: Props) {
  const text = useWords();
  const { target, leave } = useUnit({ target: $target, leave: changeLeft });
  const { isFromRight } = useCalendarTexts(nights.currency);
  return (
    <Drawer
      open={target !== null}
      onClose={() => leave()}
      title={text('calendar.change.title')}
      placement={isFromRight ? 'left' : 'right'}
      size={560}
      rootClassName="desk-drawer"
      getContainer={() => document.getElementById('desk-layer') ?? document.body}
      destroyOnHidden
    >
      {target !== null && <ChangeForm propertyId={propertyId} nights={nights} rows={rows} target={target} />}
    </Drawer>
  );
}
