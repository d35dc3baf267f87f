import type { User } from 'shared/contracts';
import { isPhone } from 'shared/domain';
import type { FormIssue } from 'shared/runtime/factories';

export interface DetailsValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly receiveBrandOffers: boolean;
}

export const noDetails: DetailsValues = {
  firstname: '',
  lastname: '',
  telephone: '',
  receiveBrandOffers: false,
};

export const detailsOf = ({ firstname, lastname, telephone, receiveBrandOffers }: User): DetailsValues => ({
  firstname,
  lastname,
  telephone: telephone ?? '',
  receiveBrandOffers,
});

const isBlank = (text: string): boolean => text.trim() === '';

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
