import { useState } from 'react';
import { passwordProblem } from 'shared/domain';
import { Form, Input } from 'shared/ui/desk';
import { useWords } from './use-desk.ts';

interface Failed<Name> {
  readonly errorFields: readonly { readonly name: readonly Name[] }[];
}

/** For a form that names its first wrong field when it cannot be sent: whether that has been tried, and what does it. */
export function useFirstWrong<Name>(form: { readonly focusField: (name: Name[]) => void }) {
  const [isTried, setIsTried] = useState(false);
  const failed = ({ errorFields: [first] }: Failed<Name>) => {
    setIsTried(true);
    if (first !== undefined) form.focusField([...first.name]);
  };
  return { isTried, failed };
}

/** A password that is chosen: with its rule from the start. It is said to be wrong once the form was to be sent, not while it is first typed. */
export function NewPasswordItem({
  name,
  label,
  isTried,
}: {
  readonly name: string;
  readonly label: string;
  readonly isTried: boolean;
}) {
  const text = useWords();
  const validator = (_rule: unknown, typed: string | undefined) => {
    const problem = passwordProblem(typed ?? '');
    return problem === null ? Promise.resolve() : Promise.reject(new Error(text(problem.message)));
  };
  return (
    <Form.Item
      name={name}
      label={label}
      // What is wrong says the same.
      extra={isTried ? undefined : text('validation.password-hint')}
      rules={[{ validator }]}
      validateTrigger={isTried ? 'onChange' : 'onSubmit'}
    >
      <Input type="password" autoComplete="new-password" />
    </Form.Item>
  );
}
