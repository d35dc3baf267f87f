import { useUnit } from 'effector-react';
import type { BookConfig, Property } from 'shared/contracts';
import { CheckboxField, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import {
  $acceptsCustomTerms,
  $agreesToTerms,
  $customTermsApply,
  customTermsChanged,
  termsChanged,
} from './model.ts';
import { Section } from './section.tsx';
import { useField } from './use-field.ts';

interface TermsSectionProps {
  readonly property: Property;
  readonly config: BookConfig;
}

function TermsLinks({ property }: { readonly property: Property }) {
  const text = useMessages(messages);
  const links = [
    { href: property.termsAndConditionsUrl, label: text('checkout.terms.link') },
    { href: property.privacyPolicyUrl, label: text('checkout.privacy.link') },
  ];
  return (
    <p className="co-links">
      {links.map(
        ({ href, label }) =>
          href !== null && (
            <a key={label} href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          ),
      )}
    </p>
  );
}

/** Above the button, where the hotel needs no box to be ticked: the guest agrees by confirming. */
export function TermsSentence({ property, config }: TermsSectionProps) {
  const text = useMessages(messages);
  if (config.consent !== 'Sentence') return null;
  return (
    <div className="co-consent">
      <p>{text('checkout.terms.sentence')}</p>
      <TermsLinks property={property} />
    </div>
  );
}

/** What the guest ticks; the hotel's own terms where they apply (product.md 5). */
export function TermsSection({ property, config }: TermsSectionProps) {
  const text = useMessages(messages);
  const { agrees, acceptsCustom, customApply, agree, accept } = useUnit({
    agrees: $agreesToTerms,
    acceptsCustom: $acceptsCustomTerms,
    customApply: $customTermsApply,
    agree: termsChanged,
    accept: customTermsChanged,
  });
  const terms = useField('agreeToTermsAndConditions');
  const custom = useField('hasAcceptedCustomTermsAndConditions');
  const isBox = config.consent !== 'Sentence';
  if (!isBox && !customApply) return null;
  return (
    <Section title={text('checkout.terms')}>
      {isBox && (
        <CheckboxField
          id={terms.id}
          error={terms.error}
          required
          label={text('checkout.terms.agree')}
          checked={agrees}
          onChange={agree}
        />
      )}
      {customApply && (
        <CheckboxField
          id={custom.id}
          error={custom.error}
          required
          label={config.customTermsAndConditionsLabel ?? ''}
          hint={config.customTermsAndConditionsText ?? ''}
          checked={acceptsCustom}
          onChange={accept}
        />
      )}
      {isBox && <TermsLinks property={property} />}
    </Section>
  );
}
