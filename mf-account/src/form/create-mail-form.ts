import { createStore, sample, type Event } from 'effector';
import type { requestEmailConfirmation, requestPasswordReset } from 'shared/contracts';
import { isEmail } from 'shared/domain';
import { $locale, $property, $user, createCallFx } from 'shared/runtime';
import { $givenEmail } from '../slots/login/model.ts';
import { createAccountForm } from './create-account-form.ts';
import type { FormIssue } from 'shared/runtime/factories';
import { showFormErrors } from './show-form-errors.ts';

export interface EmailValues {
  readonly emailAddress: string;
}

/** product.md 5. */
export const emailIssues = ({ emailAddress }: EmailValues): FormIssue<'emailAddress'>[] =>
  isEmail(emailAddress) ? [] : [{ field: 'emailAddress', message: 'validation.email' }];

export interface MailFormOptions {
  /** Sends the mail; its response does not reveal whether the address has an account. */
  readonly call: typeof requestPasswordReset | typeof requestEmailConfirmation;
  readonly pageOpened: Event<void>;
  /** The guest wants another address. */
  readonly restarted?: Event<void>;
  /** Where a reload finds what was typed. */
  readonly draftKey?: string;
}

/** A form that requests a mail with a link; it opens with the known address, so that the guest need not type it twice. */
export function createMailForm({ call, pageOpened, restarted, draftKey }: MailFormOptions) {
  const form = createAccountForm<EmailValues>({
    empty: { emailAddress: '' },
    problems: emailIssues,
    ...(draftKey === undefined ? {} : { draft: { key: draftKey, fields: ['emailAddress'] } }),
  });
  const requestFx = createCallFx(call);
  const sent = sample({
    clock: requestFx.done,
    filter: ({ result }) => result.success,
    fn: ({ params }) => params.body.emailAddress,
  });
  /** The address of the mail; null until one was sent. */
  const $sentTo = createStore<string | null>(null)
    .on(sent, (_, email) => email)
    .reset(restarted === undefined ? [pageOpened] : [pageOpened, restarted]);

  sample({
    clock: pageOpened,
    source: { user: $user, given: $givenEmail },
    fn: ({ user, given }) => ({ values: { emailAddress: user?.emailAddress ?? given } }),
    target: form.opened,
  });
  sample({
    clock: form.accepted,
    source: { property: $property, locale: $locale, isBusy: requestFx.pending },
    filter: ({ property, isBusy }) => property !== null && !isBusy,
    fn: ({ property, locale }, { emailAddress }) => ({
      body: {
        languageCode: locale,
        propertyId: property?.propertyId ?? '',
        emailAddress: emailAddress.trim(),
      },
    }),
    target: requestFx,
  });
  sample({ clock: sent, fn: () => undefined, target: form.succeeded });
  showFormErrors(requestFx, form);
  return { form, sent, $sentTo, $isRequesting: requestFx.pending };
}
