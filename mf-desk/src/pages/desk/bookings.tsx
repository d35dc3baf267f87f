import { useUnit } from 'effector-react';
import { useContext, useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { Loading } from 'shared/ui';
import { Button, Form, Input, Select } from 'shared/ui/desk';
import { AskedByPress } from './asked-by-press.ts';
import { BookingTable } from './booking-table.tsx';
import { $found, moreWanted, searched, searchFx } from './bookings-model.ts';
import { newBookingOpened } from './telephone/model.ts';
import { useWords } from './use-desk.ts';

/** Of a page of fifty: about as many as a screen has room for. */
const firstRows = 20;

const statuses = [
  'Confirmed',
  'PendingPayment',
  'Held',
  'Cancelled',
  'NoShow',
  'Refunded',
  'Released',
] as const;

interface Fields {
  readonly text?: string;
  readonly status?: (typeof statuses)[number] | '';
  readonly arrivalFrom?: string;
  readonly arrivalTo?: string;
}

const dayOf = (typed: string | undefined): string => (typed ?? '').replaceAll('-', '/');

/** Bookings by name, reference, arrival and status. */
export function Bookings({
  property,
  calls,
}: {
  readonly property: Property;
  readonly calls: readonly string[];
}) {
  const text = useWords();
  const { found, isWorking, search, more, begin } = useUnit({
    begin: newBookingOpened,
    found: $found,
    isWorking: searchFx.pending,
    search: searched,
    more: moreWanted,
  });
  const { propertyId } = property;
  const isAsked = useContext(AskedByPress);
  useEffect(() => {
    if (!isAsked) search({ propertyId });
  }, [search, propertyId, isAsked]);
  const submit = ({ text: typed, status, arrivalFrom, arrivalTo }: Fields) =>
    search({
      propertyId,
      ...(typed === undefined || typed.trim() === '' ? {} : { text: typed.trim() }),
      ...(status === undefined || status === '' ? {} : { status }),
      ...(dayOf(arrivalFrom) === '' ? {} : { arrivalFrom: dayOf(arrivalFrom) }),
      ...(dayOf(arrivalTo) === '' ? {} : { arrivalTo: dayOf(arrivalTo) }),
    });
  const options = [
    { value: '', label: text('bookings.any') },
    ...statuses.map((value) => ({ value, label: text(`status.${value}`) })),
  ];
  return (
    <>
      {calls.includes('POST /api/Desk/Book') && (
        <p className="desk-new">
          <Button type="primary" onClick={() => begin()}>
            {text('telephone.new')}
          </Button>
        </p>
      )}
      <Form<Fields> name="bookings" layout="vertical" className="desk-search" onFinish={submit}>
        <Form.Item name="text" label={text('bookings.text')}>
          <Input type="search" autoComplete="off" />
        </Form.Item>
        <Form.Item name="arrivalFrom" label={text('bookings.from')}>
          <Input type="date" autoComplete="off" />
        </Form.Item>
        <Form.Item name="arrivalTo" label={text('bookings.to')}>
          <Input type="date" autoComplete="off" />
        </Form.Item>
        <Form.Item name="status" label={text('bookings.status')} initialValue="">
          <Select options={options} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isWorking}>
          {text('bookings.search')}
        </Button>
      </Form>
      {found === null && isWorking && <Loading label={text('desk.waiting')} />}
      {found !== null && (
        <BookingTable
          property={property}
          bookings={found.bookings}
          label={text('desk.tab.bookings')}
          none={text('bookings.none')}
          withStatus
          first={firstRows}
        />
      )}
      {found !== null && found.next !== null && (
        <Button onClick={() => more()} loading={isWorking}>
          {text('bookings.more')}
        </Button>
      )}
    </>
  );
}
