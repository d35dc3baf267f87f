import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { ImportError } from '../src/import/problems.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';
import { propertyFile } from './support/property-file.ts';

/** Terms of a real hotel. */
const terms = {
  TaxesAndFees: [
    { Id: 'vat', Name: 'VAT 20%', Kind: 'VAT', Percent: 20, Included: true },
    { Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'PersonNight', MinAge: 17, FirstNights: 7 },
  ],
  LegalEntity: {
    Name: 'Test Hotels Ltd',
    AddressLines: ['1 Test Street', 'London'],
    VatId: 'GB123456789',
  },
};
const features = [
  { Feature: 'StepFreeEntrance', Centimetres: null, Note: 'from the yard' },
  { Feature: 'DoorWidth', Centimetres: 90, Note: null },
];
const pictures = [{ Url: '/media/a.svg', Alt: 'A bed under a window' }, '/media/b.svg'];
const companies = [
  { AccountId: 'acme', Name: 'Acme Ltd', VatId: 'DK12345678', AddressLines: ['5 Strand', 'Aarhus'] },
];

/** The hotel of the tests under these terms. */
function fileWithTerms(): object {
  const file = propertyFile();
  const [first, ...others] = file.RoomTypes;
  return {
    ...file,
    Property: {
      ...file.Property,
      ...terms,
      PropertyImageUrl: pictures[0],
      PropertyImageUrls: pictures,
      Accessibility: features,
    },
    RoomTypes: [{ ...first, ImageUrls: pictures, Accessibility: features }, ...others],
    Companies: companies,
  };
}

const tenWrongTerms: readonly (readonly [path: string, message: string])[] = [
  ['Property.TaxesAndFees[0].MinAge', 'Ages count for an Amount per Person or PersonNight only'],
  ['Property.ChildBands[0].MinAge', 'No band has the ages from 0 on: the band begins at 0'],
  ['Property.LegalEntity.VatId', 'This is not a VAT id of GB: one looks like GB123456789'],
  ['Property.Accessibility[0].Centimetres', 'DoorWidth is a measure: it needs Centimetres'],
  ['RoomTypes[0].ImageUrls[0].Alt', 'This has to be written out'],
  ['RatePlans[0].Inclusions[0].ServiceId', 'There is no extra “sauna”'],
  ['Rates[7].MaxLengthOfStay', 'The longest stay is below the shortest'],
  ['Services[0].ByAge[0].MaxAge', 'The highest age is below the lowest'],
  ['Services[0].Prices[0].Season', 'There is no season “easter”'],
  ['Companies[0].VatId', 'This is not a VAT id of DK: one looks like DK12345678'],
];

/** One mistake in each of the ten. */
function fileWithTenMistakes(): object {
  const file = fileWithTerms() as ReturnType<typeof propertyFile>;
  const [room, ...rooms] = file.RoomTypes;
  const [plan, ...plans] = file.RatePlans;
  const [breakfast, ...extras] = file.Services;
  return {
    ...file,
    Property: {
      ...file.Property,
      TaxesAndFees: [{ Id: 'city', Name: 'City tax', Amount: 2.5, Per: 'Room', MinAge: 17 }],
      ChildBands: [{ Name: 'Children', MinAge: 3, MaxAge: 11, CountsAs: 'Child' }],
      LegalEntity: { ...terms.LegalEntity, VatId: 'GB12' },
      Accessibility: [{ Feature: 'DoorWidth' }],
    },
    RoomTypes: [{ ...room, ImageUrls: [{ Url: '/media/a.svg', Alt: ' ' }] }, ...rooms],
    RatePlans: [{ ...plan, Inclusions: [{ ServiceId: 'sauna' }] }, ...plans],
    Rates: [...file.Rates, { MaxLengthOfStay: 2, MinLengthOfStay: 3 }],
    Services: [
      {
        ...breakfast,
        ByAge: [{ MinAge: 9, MaxAge: 3, Percent: 50 }],
        Prices: [{ Season: 'easter', Price: 18 }],
      },
      ...extras,
    ],
    Companies: [{ AccountId: 'acme', Name: 'Acme Ltd', VatId: 'DK1' }],
  };
}

describe.each(engines)('the terms of a property file on %s', (engine) => {
  let server: TestApp;
  let other: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    other = await createTestApp(engine);
  });
  afterEach(async () => {
    await server.close();
    await other.close();
  });

  it('are exported as they were imported, and import to the same again', async () => {
    await importTestHotel(server, fileWithTerms());
    const exported = (await exportProperty(server.deps.db, 'TEST')) ?? {};
    expect(exported).toMatchObject({
      Property: { ...terms, PropertyImageUrl: pictures[0], Accessibility: features },
      RoomTypes: [{ ImageUrls: pictures, Accessibility: features }, { ImageUrls: [] }],
      Companies: companies,
    });
    await importTestHotel(other, exported);
    expect(await exportProperty(other.deps.db, 'TEST')).toEqual(exported);
  });

  it('ten wrong terms are named at once, each by its path, and nothing is imported', async () => {
    const error: unknown = await importTestHotel(server, fileWithTenMistakes()).catch(
      (thrown: unknown) => thrown,
    );
    const problems = error instanceof ImportError ? error.problems : [];
    expect(new Map(problems.map(({ path, message }) => [path, message]))).toEqual(new Map(tenWrongTerms));
    expect(problems).toHaveLength(10);
    expect(await exportProperty(server.deps.db, 'TEST')).toBeNull();
  });
});
