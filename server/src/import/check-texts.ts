import { isBlank, isEmail } from 'shared/domain';
import { isUsableText } from '../http/texts.ts';
import { isAddressOf } from './links.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { GroupFile, PropertyFile } from './property-file.ts';

const problem = (isWrong: boolean, path: Path, message: string): Problem[] =>
  isWrong ? [problemAt(path, message)] : [];

/** What people read as a name, or type as a code, cannot be nothing. */
const named = (path: Path, text: string): Problem[] =>
  problem(isBlank(text), path, 'This has to be written out');

const hasUnseen = (text: string): boolean =>
  /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\S ]/u.test(text.trim());

/** A code is typed by guests and put into addresses: as it is written, so it is found. */
const coded = (path: Path, code: string): Problem[] => [
  ...named(path, code),
  ...problem(!isBlank(code) && code !== code.trim(), path, 'A code has no spaces around it'),
  ...problem(hasUnseen(code), path, 'A code has no characters that cannot be seen, nor special spaces'),
];

/** Links of the hotel that pages write into `href`: never `javascript:` or the like. */
const isLink = (address: string): boolean => isAddressOf(['https', 'http'], address);

const linked = (path: Path, address: string | null): Problem[] =>
  problem(
    address !== null && !isLink(address),
    path,
    'An address begins with https://, or with / for a page of this site',
  );

/** Control characters and halves of characters in any text of a file, by its path. */
export function unusableProblems(value: unknown, path: Path = []): Problem[] {
  if (typeof value === 'string')
    return problem(!isUsableText(value), path, 'This text holds characters that cannot be shown');
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unusableProblems(item, [...path, index]));
  return Object.entries(value).flatMap(([key, field]) => unusableProblems(field, [...path, key]));
}

/** Names, codes, the e-mail address and links of a hotel. */
export function checkTexts(file: PropertyFile): Problem[] {
  const { property, bookConfig } = file;
  return [
    ...named(['Property', 'PropertyName'], property.propertyName),
    ...named(['Property', 'Telephone'], property.telephone),
    ...problem(
      !isEmail(property.email) || hasUnseen(property.email),
      ['Property', 'Email'],
      'This is not an e-mail address',
    ),
    ...linked(['Property', 'PrivacyPolicyUrl'], property.privacyPolicyUrl),
    ...linked(['Property', 'TermsAndConditionsUrl'], property.termsAndConditionsUrl),
    ...linked(['Property', 'WebsiteUrl'], property.websiteUrl),
    ...file.roomTypes.flatMap(({ name, configurations }, index) => [
      ...named(['RoomTypes', index, 'Name'], name),
      ...configurations.flatMap(({ text }, place) =>
        named(['RoomTypes', index, 'Configurations', place, 'Text'], text),
      ),
    ]),
    ...file.ratePlans.flatMap(({ name, ratePlanCode }, index) => [
      ...named(['RatePlans', index, 'Name'], name),
      ...coded(['RatePlans', index, 'RatePlanCode'], ratePlanCode),
    ]),
    ...file.services.flatMap(({ serviceName }, index) =>
      named(['Services', index, 'ServiceName'], serviceName),
    ),
    ...file.promoCodes.flatMap(({ code, name }, index) => [
      ...coded(['PromoCodes', index, 'Code'], code),
      ...named(['PromoCodes', index, 'Name'], name),
    ]),
    ...file.vouchers.flatMap(({ code }, index) => coded(['Vouchers', index, 'Code'], code)),
    ...file.companies.flatMap(({ name }, index) => named(['Companies', index, 'Name'], name)),
    ...file.restaurants.flatMap(({ name }, index) => named(['Restaurants', index, 'Name'], name)),
    ...bookConfig.locations.flatMap(({ name }, index) =>
      named(['BookConfig', 'Locations', index, 'Name'], name),
    ),
    ...bookConfig.offers.flatMap(({ name }, index) => named(['BookConfig', 'Offers', index, 'Name'], name)),
  ];
}

export const checkGroupTexts = ({ name, areas }: GroupFile): Problem[] => [
  ...named(['Name'], name),
  ...areas.flatMap((area, index) => named(['Areas', index, 'Name'], area.name)),
];
