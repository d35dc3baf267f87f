import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { isEverything } from '../testing/everything.ts';
import { wireValues } from '../testing/index.ts';
import type { EndpointDefinition } from './endpoint.ts';
import * as contracts from './index.ts';

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const named = Object.entries(contracts);
const endpoints = named.flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : []));

// product.md 7, and what decisions 1, docs/decisions/0017 and 0053 add to it.
const calls = `
  GET  /api/Account
  GET  /api/Account/Reservations
  POST /api/Account/Authenticate
  POST /api/Account/Logout
  POST /api/Account/Register
  POST /api/Account/RequestEmailConfirmation
  POST /api/Account/RequestPasswordReset
  POST /api/Account/Update
  POST /api/Account/ChangePassword
  POST /api/Account/PasswordReset
  POST /api/Account/ConfirmEmail
  POST /api/Account/RemoveCreditCard
  GET  /api/Account/Data
  POST /api/Account/ExportData
  POST /api/Account/EraseData
  POST /api/Privacy/RequestLink
  POST /api/Privacy/Open
  POST /api/Privacy/Export
  POST /api/Privacy/Erase
  POST /api/Availability/Search
  POST /api/Availability/SearchPropertyGroup
  POST /api/Availability/SearchPropertyGroupAreaAvailability
  GET  /api/Availability
  GET  /api/Book/Config/:id
  GET  /api/PreCheckIn/Config/:id
  GET  /api/Property/:id
  GET  /api/Property/About
  GET  /api/PropertyGroup/:id
  GET  /api/Connect/Prices/:id
  GET  /api/CurrencyExchangeRate
  GET  /api/RoomTypeConfiguration/Get
  GET  /api/Company/SearchCompanies
  GET  /api/StaticData/:id/countries
  GET  /api/StaticData/:id/creditcardtypes
  POST /api/StaticData/:id/flush
  GET  /api/PreCheckIn/Get
  POST /api/PreCheckIn/Save
  POST /api/Reservation/Create
  GET  /api/Reservation/Status
  GET  /api/Reservation/Confirmation
  GET  /api/Reservation/Calendar
  GET  /api/Reservation/Invoice
  POST /api/Reservation/Invoice
  GET  /api/Reservation/Receipt
  GET  /api/Reservation/WalletPass
  GET  /api/Stay
  POST /api/Stay/Find
  POST /api/Stay/QuoteCancellation
  POST /api/Stay/Cancel
  POST /api/Stay/Search
  POST /api/Stay/QuoteChange
  POST /api/Stay/Change
  GET  /api/Review
  POST /api/Review
  GET  /api/Reviews
  GET  /api/Payment/Due
  POST /api/Payment/Pay
  POST /api/Reservation/CheckVoucherCode
  GET  /api/RestaurantBooking/Restaurants
  GET  /api/RestaurantBooking/RestaurantSetup
  GET  /api/RestaurantBooking/Availability
  POST /api/RestaurantBooking/Create
  GET  /api/RestaurantBooking/Table
  POST /api/RestaurantBooking/Move
  POST /api/RestaurantBooking/Cancel
  GET  /api/Service/Get
  GET  /api/Service/GetReservationItemServices
  POST /jsnlog.logger
`
  .trim()
  .split('\n')
  .map((line) => line.trim().replace(/\s+/, ' '));

const callOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;

describe('the contracts', () => {
  it.each(calls)('have one endpoint for %s', (call) => {
    expect(endpoints.filter(({ endpoint }) => callOf(endpoint) === call)).toHaveLength(1);
  });

  it('have no endpoint that the specification does not name', () => {
    expect(endpoints.map(({ endpoint }) => callOf(endpoint)).filter((call) => !calls.includes(call))).toEqual(
      [],
    );
  });
});

const parts = endpoints.flatMap(({ name, endpoint }) => [
  ...(['params', 'query', 'headers', 'body'] as const).map((part) => ({
    name: `${name} ${part}`,
    schema: endpoint[part],
  })),
  ...Object.entries(endpoint.responses).map(([status, schema]) => ({ name: `${name} ${status}`, schema })),
]);
const schemas = [...named.map(([name, schema]) => ({ name, schema })), ...parts].flatMap(({ name, schema }) =>
  // Bytes of a file are not decoded.
  isSchema(schema) && schema !== contracts.fileSchema ? [{ name, schema }] : [],
);

describe.each(schemas)('$name', ({ schema }) => {
  it('reads again what it sends of anything that it reads', () => {
    fc.assert(
      fc.property(wireValues(schema), (wire) => {
        const entity = z.decode(schema, wire);
        expect(z.decode(schema, z.encode(schema, entity))).toEqual(entity);
      }),
      { numRuns: isEverything ? 25 : 8 },
    );
  });
});
