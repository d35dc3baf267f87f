import type { User } from 'shared/contracts';
import { isBlank, isPhone } from 'shared/domain';
import type { FormIssue } from 'shared/runtime/factories';

export interface DetailsValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly street: string;
  readonly postCode: string;
  readonly receiveBrandOffers: boolean;
}

export const noDetails: DetailsValues = {
  firstname: '',
  lastname: '',
  telephone: '',
  street: '',
  postCode: '',
  receiveBrandOffers: false,
};

export const detailsOf = (user: User): DetailsValues => ({
  firstname: user.firstname,
  lastname: user.lastname,
  telephone: user.telephone ?? '',
  street: user.street ?? '',
  postCode: user.postCode ?? '',
  receiveBrandOffers: user.receiveBrandOffers,
});

/** product.md 5, as the server checks it again. */
export function detailsIssues({
  firstname,
  lastname,
  telephone,
}: DetailsValues): FormIssue<keyof DetailsValues>[] {
  const checks: readonly (readonly [boolean, FormIssue<keyof DetailsValues>])[] = [
    [isBlank(firstname), { field: 'firstname', message: 'validation.first-name' }],
    [isBlank(lastname), { field: 'lastname', message: 'validation.last-name' }],
    [!isBlank(telephone) && !isPhone(telephone), { field: 'telephone', message: 'validation.phone' }],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, issue]) => issue);
}
