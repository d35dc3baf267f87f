import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawnDeskSchema, getDeskSession, getDeskToday } from 'shared/contracts/desk';
import * as z from 'zod/mini';
import { hasStaffCookie } from '../modules/staff/index.ts';

/** Finds what the first screen of a hotel's desk is drawn from, as JSON; null where it is to be drawn without. */
export type FindDesk = (propertyId: string) => Promise<string | null>;

/** Of each list, as many as the screen shows at first. */
const firstRows = 10;

/** Whether the address names a part of the desk: the first screen is the one without. */
const namesPart = (url: string): boolean => new URLSearchParams(url.split('?', 2)[1]).has('part');

/** Says who asks, and by which way. */
const isOfCaller = (name: string): boolean =>
  ['cookie', 'user-agent', 'host', 'forwarded'].includes(name) || name.startsWith('x-forwarded-');

/**
 * Asks for the log-in and the day as the page itself would, for the browser that asks for the page: the same rules decide, and nothing but
 * these two calls says what is shown.
 */
export const createFindDesk =
  (app: FastifyInstance, { headers, socket, url: address }: FastifyRequest): FindDesk =>
  async (propertyId) => {
    if (!hasStaffCookie(headers.cookie) || namesPart(address)) return null;
    const ofCaller = Object.fromEntries(Object.entries(headers).filter(([name]) => isOfCaller(name)));
    const ask = async (url: string): Promise<unknown> => {
      const { remoteAddress = '' } = socket;
      const answer = await app.inject({ method: 'GET', url, headers: ofCaller, remoteAddress });
      return answer.statusCode === 200 ? answer.json() : null;
    };
    const query = new URLSearchParams({ propertyId, first: String(firstRows) }).toString();
    const [asked, day] = await Promise.all([ask(getDeskSession.path), ask(`${getDeskToday.path}?${query}`)]);
    const session = getDeskSession.responses[200].safeParse(asked);
    const today = getDeskToday.responses[200].safeParse(day);
    if (!session.success || !today.success || session.data.state !== 'open') return null;
    const { counts, ...lists } = today.data;
    if (counts === undefined) return null;
    return JSON.stringify(z.encode(drawnDeskSchema, { session: session.data, today: lists, counts }));
  };
