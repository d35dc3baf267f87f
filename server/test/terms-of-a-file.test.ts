import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
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
      Accessibility: features,
    },
    RoomTypes: [{ ...first, ImageUrls: pictures, Accessibility: features }, ...others],
    Companies: companies,
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
});
