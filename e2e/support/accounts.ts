import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  createRequestSchema,
  createResponseSchema,
  roomTypeConfigurationSchema,
  searchRequestSchema,
  searchResponseSchema,
  userSchema,
  type Property,
  type User,
} from 'shared/contracts';
import { aBooker, aCard, aCreateRequest } from 'shared/testing';
import { bookerDetailsOf, cardDetailsOf } from 'shared/domain';
import * as z from 'zod/mini';
import type { Stay } from './stay.ts';

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
}

let members = 0;
/** A guest without an account. */
export function someone(changes: Partial<Member> = {}): Member {
  members += 1;
  return {
    email: `ada-${randomUUID().slice(0, 8)}-${members}@example.org`,
    password: 'correct horse!',
    firstname: 'Ada',
    lastname: 'Byron',
    ...changes,
  };
}

/** The API as one browser calls it: with its cookies, and its origin. */
export class AccountApi {
  readonly #request: APIRequestContext;
  readonly #url: string;
  readonly #property: Property;

  constructor(request: APIRequestContext, url: string, property: Property) {
    this.#request = request;
    this.#url = url;
    this.#property = property;
  }

  async call(path: string, data: object, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await this.#request.post(`${this.#url}${path}`, {
      data,
      headers: { origin: this.#url, ...headers },
    });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  register = ({ email, password, firstname, lastname }: Member): Promise<unknown> =>
    this.call('/api/Account/Register', {
      LanguageCode: 'en',
      PropertyId: this.#property.propertyId,
      EmailAddress: email,
      Password: password,
      Firstname: firstname,
      Lastname: lastname,
      MobileNumber: '+44 20 7946 0999',
    });

  logIn = ({ email, password }: Member): Promise<unknown> =>
    this.call('/api/Account/Authenticate', {
      LanguageCode: 'en',
      PropertyId: this.#property.propertyId,
      EmailAddress: email,
      Password: password,
    });

  async read(path: string): Promise<unknown> {
    const response = await this.#request.get(`${this.#url}${path}`);
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  /** The user who is logged in; null without one. */
  async user(): Promise<User | null> {
    const response = await this.#request.get(
      `${this.#url}/api/Account?propertyId=${this.#property.propertyId}`,
    );
    return response.status() === 401 ? null : userSchema.parse(await response.json());
  }

  /** Books the first room of a stay that is free, and saves its card. Gives the reference. */
  async book(member: Member, stay: Stay): Promise<{ readonly reference: string; readonly token: string }> {
    const { propertyId } = this.#property;
    const party = { numberOfAdults: 1, numberOfChildren: 0, numberOfInfants: 0 };
    const days = { dateFrom: stay.from, dateTo: stay.to };
    const found = searchResponseSchema.parse(
      await this.call(
        '/api/Availability/Search',
        z.encode(searchRequestSchema, {
          propertyId,
          languageCode: 'en',
          promoCode: null,
          ratePlanCode: null,
          locationId: null,
          rooms: [party],
          ...days,
        }),
      ),
    );
    const roomType = found.roomTypes.find(({ rates }) => rates.length > 0);
    const [rate] = roomType?.rates ?? [];
    if (roomType === undefined || rate === undefined) throw new Error('Nothing is free.');
    const configurations = z
      .array(roomTypeConfigurationSchema)
      .parse(await this.read(`/api/RoomTypeConfiguration/Get?propertyId=${propertyId}`));
    const configuration = configurations.find(({ roomTypeId }) => roomTypeId === roomType.roomTypeId);
    const booker = aBooker({
      firstName: member.firstname,
      lastName: member.lastname,
      emailAddress: member.email,
    });
    const visa = this.#property.creditCards.find(({ code }) => code === 'visa');
    const [room] = aCreateRequest().rooms;
    if (room === undefined) throw new Error('A booking without a room.');
    const card = aCard({ cardType: visa?.id ?? null, saveCardForFutureUse: true });
    const request = aCreateRequest({
      propertyId,
      ...days,
      booker: bookerDetailsOf(booker),
      cardDetails: cardDetailsOf(card),
      rooms: [
        {
          ...room,
          ...party,
          roomTypeId: roomType.roomTypeId,
          ratePlanId: rate.ratePlanId,
          roomConfigurationDropdownOptionId: configuration?.id ?? null,
        },
      ],
    });
    const made = createResponseSchema.parse(
      await this.call('/api/Reservation/Create', z.encode(createRequestSchema, request), {
        'idempotency-key': randomUUID(),
      }),
    );
    return { reference: made.referenceNumber, token: made.confirmationToken };
  }
}
