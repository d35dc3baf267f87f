import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import type { HotelRole } from 'shared/contracts/desk';
import { Button, Form, Input, Select, Tag } from 'shared/ui/desk';
import { SectionHeading, useLocale } from 'shared/ui';
import {
  $hasStaffFailed,
  $invitedCount,
  $log,
  $staff,
  auditFx,
  invited,
  inviteFx,
  olderWanted,
  roleChosen,
  roleFx,
  staffOpened,
  withdrawn,
} from './staff-model.ts';
import { Joined } from './joined.tsx';
import { LogInsOf } from './staff-log-ins.tsx';
import { useActionWords, useAuthorWords, useRequired, useTexts, useWords } from './use-desk.ts';
import { Waiting } from './waiting.tsx';

const roles: readonly HotelRole[] = ['read-only', 'front-desk', 'revenue', 'finance', 'owner'];

function useRoleOptions() {
  const text = useWords();
  return roles.map((value) => ({ value, label: text(`desk.role.${value}`) }));
}

function Invite({ property }: { readonly property: Property }) {
  const text = useWords();
  const locale = useLocale();
  const options = useRoleOptions();
  const rules = useRequired();
  const { invite, isWorking, count } = useUnit({
    invite: invited,
    isWorking: inviteFx.pending,
    count: $invitedCount,
  });
  const [form] = Form.useForm<{ emailAddress: string; role: HotelRole }>();
  useEffect(() => {
    if (count > 0) form.setFieldValue('emailAddress', '');
  }, [count, form]);
  return (
    <Form
      form={form}
      name="invite"
      layout="vertical"
      requiredMark={false}
      className="desk-search"
      onFinish={({ emailAddress, role }) => {
        invite({ propertyId: property.propertyId, emailAddress, role, languageCode: locale });
      }}
    >
      <Form.Item name="emailAddress" label={text('desk.email')} rules={rules}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={text('staff.role')} initialValue="front-desk">
        <Select options={options} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('staff.invite')}
      </Button>
    </Form>
  );
}

/** Who may use the desk, open invitations, and what was changed. */
export function Staff({ property, ownId }: { readonly property: Property; readonly ownId: string }) {
  const text = useWords();
  const actionWords = useActionWords();
  const authorWords = useAuthorWords();
  const { instant } = useTexts(property.timeZone);
  const options = useRoleOptions();
  const { staff, hasFailed, log, isReading, showOlder, isWorking, open, choose, withdraw } = useUnit({
    hasFailed: $hasStaffFailed,
    staff: $staff,
    log: $log,
    isReading: auditFx.pending,
    showOlder: olderWanted,
    isWorking: roleFx.pending,
    open: staffOpened,
    choose: roleChosen,
    withdraw: withdrawn,
  });
  const { propertyId } = property;
  useEffect(() => {
    open({ propertyId });
  }, [open, propertyId]);
  if (staff === null) return <Waiting hasFailed={hasFailed} again={() => open({ propertyId })} />;
  return (
    <>
      <section className="desk-part">
        <SectionHeading>{text('staff.who')}</SectionHeading>
        <ul className="desk-lines">
          {staff.staff.map((member) => {
            const { staffId, name, emailAddress, role, isOfGroup, hasSecondFactor } = member;
            return (
              <li key={`${staffId}${String(isOfGroup)}`}>
                <span>
                  {name}
                  <span className="desk-small desk-block">
                    {emailAddress} {!hasSecondFactor && <Tag>{text('staff.no-second-factor')}</Tag>}
                  </span>
                </span>
                {isOfGroup || staffId === ownId ? (
                  <span>
                    {text(`desk.role.${role}`)} {isOfGroup && <Tag>{text('staff.group')}</Tag>}
                  </span>
                ) : (
                  <span className="desk-actions">
                    <Select
                      aria-label={text('staff.role-of', { name })}
                      value={role}
                      options={options}
                      disabled={isWorking}
                      className="desk-role"
                      onChange={(chosen) => {
                        const next = roles.find((each) => each === chosen);
                        if (next !== undefined) choose({ propertyId, staffId, role: next });
                      }}
                    />
                    <Button
                      aria-label={`${text('staff.take-away')}: ${name}`}
                      disabled={isWorking}
                      onClick={() => choose({ propertyId, staffId, role: null })}
                    >
                      {text('staff.take-away')}
                    </Button>
                  </span>
                )}
                {!isOfGroup && staffId !== ownId && <LogInsOf property={property} member={member} />}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="desk-part">
        <SectionHeading>{text('staff.invite')}</SectionHeading>
        <Invite property={property} />
      </section>
      <section className="desk-part">
        <SectionHeading>{text('staff.invitations')}</SectionHeading>
        {staff.invitations.length === 0 && <p>{text('today.none')}</p>}
        <ul className="desk-lines">
          {staff.invitations.map(({ invitationId, emailAddress, role, expiresAtUtc }) => (
            <li key={invitationId}>
              <span>
                <Joined parts={[emailAddress, text(`desk.role.${role}`)]} />
                <span className="desk-small desk-block">
                  {text('staff.valid-until', { time: instant(expiresAtUtc) })}
                </span>
              </span>
              <Button
                aria-label={`${text('staff.withdraw')}: ${emailAddress}`}
                onClick={() => withdraw({ propertyId, invitationId })}
              >
                {text('staff.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-part">
        <SectionHeading>{text('staff.log')}</SectionHeading>
        <ul className="desk-lines">
          {log.entries.map(({ entryId, atUtc, name, by, action, about }) => (
            <li key={entryId}>
              <span>
                {actionWords(action)}
                {about !== undefined && about !== null && (
                  <>
                    : <bdi>{about}</bdi>
                  </>
                )}
              </span>
              <span>
                <Joined parts={[authorWords({ name, by }), instant(atUtc)]} />
              </span>
            </li>
          ))}
        </ul>
        {log.next !== null && (
          <Button loading={isReading} onClick={() => showOlder()}>
            {text('staff.log.older')}
          </Button>
        )}
      </section>
    </>
  );
}
