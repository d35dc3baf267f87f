import { useUnit } from 'effector-react';
import { Alert, Button, Form, Input, QRCode } from 'shared/ui/desk';
import { Loading, SectionHeading } from 'shared/ui';
import {
  $enrolment,
  $invitation,
  $invitationToken,
  $isWorking,
  $fieldProblems,
  $problem,
  $recoveryCodes,
  $session,
  codeSubmitted,
  enrolCodeSubmitted,
  invitationAccepted,
  invitationLeft,
  logInSubmitted,
} from './session-model.ts';
import { useFieldProblems } from './field-problems.ts';
import { NewPasswordItem, useFirstWrong } from './new-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRequired, useWords } from './use-desk.ts';

/** Why the last step did not work. */
function Problem() {
  const text = useWords();
  const problem = useUnit($problem);
  if (problem === null) return null;
  return <Alert type="error" role="alert" title={problem === '' ? text('desk.failed') : problem} />;
}

/** Address and password. */
function LogIn() {
  const text = useWords();
  const required = useRequired();
  const { submitted, isWorking } = useUnit({ submitted: logInSubmitted, isWorking: $isWorking });
  return (
    <Form<{ emailAddress: string; password: string }>
      name="log-in"
      layout="vertical"
      requiredMark={false}
      className="desk-form"
      onFinish={submitted}
    >
      <SectionHeading>{text('desk.log-in')}</SectionHeading>
      <Problem />
      <Form.Item name="emailAddress" label={text('desk.email')} rules={required}>
        <Input type="email" autoComplete="username" />
      </Form.Item>
      <Form.Item name="password" label={text('desk.password')} rules={required}>
        <Input type="password" autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('desk.log-in')}
      </Button>
    </Form>
  );
}

/** The code of the second factor. */
function SecondFactor() {
  const text = useWords();
  const required = useRequired();
  const { submitted, isWorking } = useUnit({ submitted: codeSubmitted, isWorking: $isWorking });
  return (
    <Form<{ code: string }>
      name="second-factor"
      layout="vertical"
      requiredMark={false}
      className="desk-form"
      onFinish={({ code }) => submitted(code)}
    >
      <SectionHeading>{text('desk.second-factor')}</SectionHeading>
      <Problem />
      <Form.Item name="code" label={text('desk.code')} rules={required}>
        <Input autoComplete="one-time-code" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('desk.go-on')}
      </Button>
    </Form>
  );
}

/** Setting an authenticator app up. */
function Enrol() {
  const text = useWords();
  const required = useRequired();
  const { enrolment, submitted, isWorking } = useUnit({
    enrolment: $enrolment,
    submitted: enrolCodeSubmitted,
    isWorking: $isWorking,
  });
  if (enrolment === null) return <Problem />;
  return (
    <Form<{ code: string }>
      name="enrol"
      layout="vertical"
      requiredMark={false}
      className="desk-form"
      onFinish={({ code }) => submitted(code)}
    >
      <SectionHeading>{text('desk.second-factor')}</SectionHeading>
      <p>{text('desk.enrol.why')}</p>
      <div className="desk-code" aria-hidden="true">
        <QRCode value={enrolment.url} type="svg" color="#000000" bgColor="#ffffff" />
      </div>
      <p>
        {text('desk.enrol.secret')}: <code className="desk-secret">{enrolment.secret}</code>
      </p>
      <Problem />
      <Form.Item name="code" label={text('desk.enrol.code')} rules={required}>
        <Input autoComplete="one-time-code" inputMode="numeric" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isWorking}>
        {text('desk.go-on')}
      </Button>
    </Form>
  );
}

/** A new account, or one more role for the account that there is. */
function Invitation() {
  const text = useWords();
  const required = useRequired();
  const { invitation, problem, problems, accepted, leave, isWorking } = useUnit({
    invitation: $invitation,
    problems: $fieldProblems,
    problem: $problem,
    accepted: invitationAccepted,
    leave: invitationLeft,
    isWorking: $isWorking,
  });
  const [form] = Form.useForm<{ name?: string; password: string }>();
  const { isTried, failed } = useFirstWrong(form);
  useFieldProblems(form, problems);
  const back = <Button onClick={() => leave()}>{text('act.leave')}</Button>;
  if (invitation === null)
    return problem === null ? (
      <Loading label={text('desk.waiting')} />
    ) : (
      <div className="desk-form">
        <Problem />
        {back}
      </div>
    );
  const { emailAddress: email, role, propertyName: hotel, hasAccount } = invitation;
  return (
    <Form<{ name?: string; password: string }>
      form={form}
      name="invitation"
      layout="vertical"
      requiredMark={false}
      className="desk-form"
      onFinish={({ name = '', password }) => accepted({ name, password })}
      onFinishFailed={failed}
    >
      <SectionHeading>{text('desk.invitation')}</SectionHeading>
      <p>{text('desk.invitation.to', { email, hotel, role: text(`desk.role.${role}`) })}</p>
      <Problem />
      {!hasAccount && (
        <Form.Item name="name" label={text('desk.name')} rules={required}>
          <Input autoComplete="name" />
        </Form.Item>
      )}
      {hasAccount ? (
        <Form.Item name="password" label={text('desk.invitation.known')} rules={required}>
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
      ) : (
        <NewPasswordItem name="password" label={text('desk.invitation.new-password')} isTried={isTried} />
      )}
      <div className="desk-actions">
        <Button type="primary" htmlType="submit" loading={isWorking}>
          {text('desk.invitation.accept')}
        </Button>
        {back}
      </div>
    </Form>
  );
}

/** What is to be done before the desk is open. */
export function LogInSteps() {
  const { session, token, codes } = useUnit({
    session: $session,
    token: $invitationToken,
    codes: $recoveryCodes,
  });
  if (token !== null) return <Invitation />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} />;
  if (session === null) return <Problem />;
  if (session === 'out') return <LogIn />;
  return session.state === 'code' ? <SecondFactor /> : <Enrol />;
}
