import { cancellationWarnings, checkFees } from './cancellation-rules.ts';
import { checkChildBands } from './check-child-bands.ts';
import { checkAllotmentNames } from './check-allotments.ts';
import { checkNights } from './check-days.ts';
import { checkInvoices } from './check-invoices.ts';
import { checkInclusions } from './check-inclusions.ts';
import { checkDuplicates, checkReferences } from './check-references.ts';
import { checkNotifications } from './check-notifications.ts';
import { checkOccupancy } from './check-occupancy.ts';
import {
  checkAvailableCurrencies,
  checkSold,
  checkTheme,
  offerWarnings,
  unsoldWarnings,
} from './check-offer.ts';
import { checkServicePrices } from './check-service-prices.ts';
import { checkTaxes } from './check-taxes.ts';
import { checkTerms } from './check-terms.ts';
import { checkTexts } from './check-texts.ts';
import { checkAmounts, checkProperty } from './check-values.ts';
import { checkAbout } from './check-about.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkPaymentTimes, paymentTimeWarnings } from './check-payment-times.ts';
import { checkPictures, pictureWarnings } from './check-pictures.ts';
import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** What no schema can see: references, calendars, currencies. Empty when the file may be imported. */
export const checkFile = (file: PropertyFile): Problem[] => [
  ...checkDuplicates(file),
  ...checkReferences(file),
  ...checkNights(file),
  ...checkAmounts(file),
  ...checkProperty(file),
  ...checkTexts(file),
  ...checkInclusions(file),
  ...checkPaymentTimes(file),
  ...checkServicePrices(file),
  ...checkOccupancy(file),
  ...checkFees(file),
  ...checkTaxes(file),
  ...checkInvoices(file),
  ...checkAccessibility(file),
  ...checkAbout(file),
  ...checkPictures(file),
  ...checkChildBands(file),
  ...checkTerms(file),
  ...checkAllotmentNames(file),
  ...checkTheme(file.property.theme, ['Property', 'Theme']),
  ...checkAvailableCurrencies(file),
  ...checkNotifications(file),
  ...checkSold(file),
];

/** A room is sold to parties that none of its set-ups has beds for. */
const bedWarnings = ({ roomTypes }: PropertyFile): Problem[] =>
  roomTypes.flatMap(({ configurations, maximumOccupancy }, index) =>
    maximumOccupancy !== null &&
    configurations.length > 0 &&
    configurations.every(({ sleeps }) => sleeps !== undefined && sleeps < maximumOccupancy)
      ? [
          problemAt(
            ['RoomTypes', index, 'Configurations'],
            `None of them has beds for ${String(maximumOccupancy)} guests, which MaximumOccupancy allows`,
          ),
        ]
      : [],
  );

/** What is allowed but can hardly be meant. */
export function warningsOf(file: PropertyFile): Problem[] {
  const { bookConfig, property } = file;
  const warn = (applies: boolean, path: Path, message: string) => (applies ? [problemAt(path, message)] : []);
  // decisions 1: City and StateOrCounty are always sent as null.
  const noField = 'The booking form has no such field: this is passed on but never enforced';
  return [
    ...warn(bookConfig.cityRequired, ['BookConfig', 'CityRequired'], noField),
    ...warn(bookConfig.stateOrCountyRequired, ['BookConfig', 'StateOrCountyRequired'], noField),
    ...warn(
      bookConfig.enablePayByCompanyInvoice && file.companies.length === 0,
      ['BookConfig', 'EnablePayByCompanyInvoice'],
      'There are no Companies to choose from',
    ),
    ...warn(
      property.showRoomConfigurationQuestion &&
        file.roomTypes.every((roomType) => roomType.configurations.length === 0),
      ['Property', 'ShowRoomConfigurationQuestion'],
      'No room type has Configurations to choose from',
    ),
    ...bedWarnings(file),
    ...cancellationWarnings(file),
    ...paymentTimeWarnings(file),
    ...pictureWarnings(file),
    ...offerWarnings(file),
    ...unsoldWarnings(file),
    ...warn(file.creditCards.length === 0, ['CreditCards'], 'No card can be used'),
  ];
}
