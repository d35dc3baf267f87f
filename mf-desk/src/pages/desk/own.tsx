import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Property } from 'shared/contracts';
import { Button, Form, Input, Tag } from 'shared/ui/desk';
import { SectionHeading } from 'shared/ui';
import { useFieldProblems } from './field-problems.ts';
import { NewPasswordItem, useFirstWrong } from './new-password.tsx';
import {
  $passwordProblems,
  $sessions,
  ownOpened,
  passwordFx,
  passwordSubmitted,
  sessionEndPressed,
} from './staff-model.ts';
import { useRequired, useTexts, useWords } from './use-desk.ts';

/** One's own log-ins and password. */
export function Own({ property }: { readonly property: Property }) {
  const text = useWords();
  const { instant } = useTexts(property.timeZone);
  const { sessions, problems, isWorking, open, end, change } = useUnit({
    sessions: $sessions,
    problems: $passwordProblems,
    isWorking: passwordFx.pending,
    open: ownOpened,
    end: sessionEndPressed,
    change: passwordSubmitted,
  });
  const [form] = Form.useForm<{ oldPassword: string; newPassword: string }>();
  const { isTried, failed } = useFirstWrong(form);
  useFieldProblems(form, problems);
  useEffect(() => {
    open();
  }, [open]);
  const rules = useRequired();
  return (
    <>
      <section className="desk-part">
        <SectionHeading>{text('own.sessions')}</SectionHeading>
        <ul className="desk-lines">
          {sessions.map(({ sessionId, browser, address, seenAtUtc, isThisOne }) => (
            <li key={sessionId}>
              <span>
                {address} {isThisOne && <Tag>{text('own.this')}</Tag>}
                <span className="desk-small desk-block">
                  {text('own.seen', { time: instant(seenAtUtc) })}, {browser}
                </span>
              </span>
              {!isThisOne && (
                <Button aria-label={`${text('own.end')}: ${address}`} onClick={() => end(sessionId)}>
                  {text('own.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-part">
        <SectionHeading>{text('own.change')}</SectionHeading>
        <Form
          form={form}
          name="password"
          layout="vertical"
          requiredMark={false}
          className="desk-form"
          onFinish={(passwords) => {
            change(passwords);
            form.resetFields();
          }}
          onFinishFailed={failed}
        >
          <Form.Item name="oldPassword" label={text('own.old')} rules={rules}>
            <Input type="password" autoComplete="current-password" />
          </Form.Item>
          <NewPasswordItem name="newPassword" label={text('own.new')} isTried={isTried} />
          <Button htmlType="submit" loading={isWorking}>
            {text('own.change')}
          </Button>
        </Form>
      </section>
    </>
  );
}
