import {
  changeDeskCalendar,
  listCalendarChanges,
  previewDeskCalendar,
  undoCalendarChange,
  type CalendarChange,
} from 'shared/contracts/desk';
import * as z from 'zod/mini';
import { joinStaff } from './invitation.ts';
import type { Site } from './site.ts';

interface Call<Body extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  readonly path: string;
  readonly body: Body;
  readonly responses: { readonly 200: Answer };
}

/** What a change leaves as it is. */
const asItIs = {
  total: null,
  isClosed: null,
  minStay: null,
  isClosedToArrival: null,
  isClosedToDeparture: null,
  price: null,
  isAsInFile: null,
} as const;

/** Somebody of a hotel who sets its stock and prices, by the desk's own calls. */
export class DeskApi {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Invites them and accepts the invitation. */
  static async open(site: Site, code: string, email: string): Promise<DeskApi> {
    const { cookie } = await joinStaff(site, { code, role: 'revenue', email });
    return new DeskApi(site.url, `${cookie.name}=${cookie.value}`);
  }

  /** Changes nights of the calendar, both days included. */
  async change(
    change: Pick<CalendarChange, 'propertyId' | 'roomTypeIds' | 'ratePlanIds' | 'from' | 'to'> &
      Partial<CalendarChange>,
  ): Promise<void> {
    const whole = { ...asItIs, ...change };
    const { fingerprint } = await this.#call(previewDeskCalendar, whole);
    const { success, message } = await this.#call(changeDeskCalendar, { ...whole, fingerprint });
    if (!success) throw new Error(message);
  }

  /** Takes the latest change back. */
  async undo(propertyId: string): Promise<void> {
    const response = await fetch(`${this.#url}${listCalendarChanges.path}?propertyId=${propertyId}`, {
      headers: { cookie: this.#cookie },
    });
    const { changes } = listCalendarChanges.responses[200].parse(await response.json());
    const { success, message } = await this.#call(undoCalendarChange, {
      propertyId,
      changeId: changes[0]?.changeId ?? '',
    });
    if (!success) throw new Error(message);
  }

  async #call<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
    endpoint: Call<Body, Answer>,
    body: z.output<Body>,
  ): Promise<z.output<Answer>> {
    const response = await fetch(this.#url + endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.#url, cookie: this.#cookie },
      body: JSON.stringify(z.encode(endpoint.body, body)),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
    return endpoint.responses[200].parse(answer);
  }
}
