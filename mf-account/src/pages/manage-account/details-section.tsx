import { useUnit } from 'effector-react';
import type { User } from 'shared/contracts';
import { postCodeFormOf } from 'shared/domain';
import { $phoneCountry } from 'shared/runtime';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  FieldRow,
  Notice,
  TelephoneField,
  TextField,
  useMessages,
} from 'shared/ui';
import { NameFields, PostCodeField } from 'shared/ui/contact';
import { FormErrorNotice } from '../../form/form-error-notice.tsx';
import { useForm } from '../../form/use-form.ts';
import { messages } from '../../messages/index.ts';
import { $countries, $isSaved, $isSaving, detailsForm } from './details-model.ts';
import { Section } from './section.tsx';

/** Name, telephone, address and brand offers; the address of e-mail is what the account is known by and stays. */
export function DetailsSection({ user, hotel }: { readonly user: User; readonly hotel: string }) {
  const text = useMessages(messages);
  const { isBusy, isSaved, phoneCountry, countries } = useUnit({
    countries: $countries,
    isBusy: $isSaving,
    isSaved: $isSaved,
    phoneCountry: $phoneCountry,
  });
  const form = useForm(detailsForm, 'details');
  const offers = form.field('receiveBrandOffers');
  return (
    <Section id="details" title={text('account.details.title')} lead={text('account.details.lead')}>
      <form className="acc-form" {...form.props} aria-busy={isBusy}>
        <ErrorSummary title={text('account.incomplete')} {...form.summary} />
        <FormErrorNotice error={form.error} failed="error.save-details-failed" />
        <NameFields
          first={{ ...form.field('firstname'), label: text('account.first-name'), required: true }}
          last={{ ...form.field('lastname'), label: text('account.last-name'), required: true }}
        />
        <FieldRow columns={2}>
          <TextField
            label={text('account.email')}
            autoComplete="email"
            value={user.emailAddress}
            onChange={() => undefined}
            disabled
            hint={text('account.details.email-hint')}
          />
          <TelephoneField
            {...form.field('telephone')}
            countryCode={phoneCountry}
            maxLength={200}
            label={text('account.telephone')}
            hint={text('validation.phone-hint')}
            showOptional
          />
        </FieldRow>
        <FieldRow columns={2}>
          <TextField
            {...form.field('street')}
            label={text('account.street')}
            autoComplete="street-address"
            maxLength={200}
            showOptional
          />
          <PostCodeField
            {...form.field('postCode')}
            form={postCodeFormOf({ id: user.countryId ?? '' }, countries)}
            showOptional
          />
        </FieldRow>
        <CheckboxField
          id={offers.id}
          name={offers.name}
          label={text('account.details.offers', { hotel })}
          checked={offers.value}
          onChange={offers.onChange}
        />
        {isSaved && <Notice tone="positive" title={text('success.details-saved')} announce />}
        <div>
          <Button kind="primary" type="submit" busy={isBusy}>
            {text('account.details.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
