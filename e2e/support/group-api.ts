import {
  propertyGroupSchema,
  searchPropertyGroup,
  type EndpointInput,
  type EndpointOutput,
  type PropertyGroup,
} from 'shared/contracts';
import { aParty } from 'shared/testing';
import * as z from 'zod/mini';
import type { Stay } from './stay.ts';

type Search = EndpointInput<typeof searchPropertyGroup>['body'];
export type FoundHotel = EndpointOutput<typeof searchPropertyGroup>['properties'][number];

/** A group's API as any client of it uses it. */
export class GroupApi {
  readonly group: PropertyGroup;
  readonly #url: string;

  private constructor(url: string, group: PropertyGroup) {
    this.#url = url;
    this.group = group;
  }

  static async open(url: string, code = 'COAST'): Promise<GroupApi> {
    const response = await fetch(`${url}/api/PropertyGroup/${code}`);
    return new GroupApi(url, propertyGroupSchema.parse(await response.json()));
  }

  /** Every hotel with its price for the stay, in the order of the answer. */
  async search({ from, to }: Stay, rooms: Search['rooms'] = [aParty()]): Promise<readonly FoundHotel[]> {
    const { body, responses } = searchPropertyGroup;
    const question = z.encode(body, {
      propertyGroupId: this.group.propertyGroupId,
      languageCode: 'en-GB',
      promoCode: null,
      dateFrom: from,
      dateTo: to,
      areaId: null,
      rooms,
    });
    const response = await fetch(this.#url + searchPropertyGroup.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    });
    return responses[200].parse(await response.json()).properties;
  }
}
