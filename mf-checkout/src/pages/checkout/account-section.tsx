import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { CheckboxField, Skeleton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { PasswordPart } from './optional-sections.tsx';
import { $wantsAccount, accountWanted } from './model.ts';
import { Section } from './section.tsx';

/** product.md 2: an account can be created with the booking, by a password and nothing more. */
export function AccountSection() {
  const text = useMessages(messages);
  const { wants, want } = useUnit({ wants: $wantsAccount, want: accountWanted });
  return (
    <Section title={text('checkout.account')}>
      <CheckboxField label={text('checkout.account.want')} checked={wants} onChange={want} />
      {wants && (
        <Suspense fallback={<Skeleton shape="block" height={104} />}>
          <PasswordPart />
        </Suspense>
      )}
    </Section>
  );
}
