import { createStore, sample } from 'effector';
import { type Country, getCountries, updateAccount, type User } from 'shared/contracts';
import { $property, $user, createCallFx, userChanged } from 'shared/runtime';
import { createAccountForm } from '../../form/create-account-form.ts';
import { showFormErrors } from '../../form/show-form-errors.ts';
import { detailsIssues, detailsOf, noDetails, type DetailsValues } from './details-rules.ts';
import { $propertyId, pageClosed, pageOpened, userKnown } from './page-model.ts';
import { resumeAfterLogin } from './resume.ts';

export const detailsForm = createAccountForm<DetailsValues>({
  empty: noDetails,
  problems: detailsIssues,
  draft: {
    key: 'mf-account.details.v1',
    fields: ['firstname', 'lastname', 'telephone', 'street', 'postCode', 'receiveBrandOffers'],
  },
});

const countriesFx = createCallFx(getCountries);
/** For the form of the post code; empty until it is known. */
export const $countries = createStore<readonly Country[]>([]).on(countriesFx.doneData, (_, list) => list);
// Without an address there is no country whose form it would have.
sample({
  clock: sample({
    clock: userKnown,
    source: { property: $property, list: $countries },
    fn: (known, user) => ({ ...known, user }),
  }),
  filter: ({ list, user }) => list.length === 0 && (user.countryId ?? '') !== '',
  fn: ({ property }) => ({ params: { id: property?.propertyCode ?? '' } }),
  target: countriesFx,
});

const textOrNull = (text: string): string | null => text.trim() || null;

const updateFx = createCallFx(updateAccount);
export const $isSaving = updateFx.pending;

const saved = sample({
  clock: updateFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params }) => params.body,
});
/** product.md 8: details saved. Shown until something is changed. */
export const $isSaved = createStore(false)
  .on(saved, () => true)
  .reset(detailsForm.changed, detailsForm.submitted, pageOpened);

// What the guest is typing is not overwritten by what another tab has saved meanwhile.
sample({
  clock: userKnown,
  source: { isDirty: detailsForm.$isDirty, owner: detailsForm.$owner },
  filter: ({ isDirty, owner }, user) => !isDirty || owner !== user.emailAddress,
  fn: (_, user) => ({ owner: user.emailAddress, values: detailsOf(user) }),
  target: detailsForm.opened,
});
sample({ clock: pageClosed, target: detailsForm.closed });

sample({
  clock: detailsForm.accepted,
  source: { propertyId: $propertyId, isBusy: $isSaving },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ propertyId }, { firstname, lastname, telephone, street, postCode, receiveBrandOffers }) => ({
    body: {
      propertyId,
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      telephone: textOrNull(telephone),
      street: textOrNull(street),
      postCode: textOrNull(postCode),
      // Who takes the address away takes its country with it.
      ...(textOrNull(street + postCode) === null ? { countryId: null } : {}),
      receiveBrandOffers,
    },
  }),
  target: updateFx,
});
sample({ clock: saved, fn: () => undefined, target: detailsForm.succeeded });
sample({
  clock: saved,
  source: $user,
  filter: (user) => user !== null,
  fn: (user, { propertyId: _propertyId, ...details }): User => ({ ...(user as User), ...details }),
  target: userChanged,
});

showFormErrors(updateFx, detailsForm, 'user');
resumeAfterLogin({
  failed: detailsForm.refused,
  $owner: detailsForm.$owner,
  retry: detailsForm.submitted,
  dropped: detailsForm.changed,
});
