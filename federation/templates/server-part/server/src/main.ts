import type { ServerPlugin } from 'server/part';
import { getHellos, sayHello } from '../../contracts/index.ts';
import type { Tables } from './migrations.ts';
import { countHellos, saveHello } from './repository.ts';

export { migrations } from './migrations.ts';

const mostShown = 999;
const hellosLimit = { name: 'hello', capacity: 10, perMinute: 10 };

/** The server part of __name__: its calls, under `/api/x/__name__`. */
export const plugin: ServerPlugin<Tables> = (app, context) => {
  const { registerEndpoint, db, clock, property, take } = context;
  const shown = async (propertyId: string) => ({
    count: Math.min(await countHellos(db, propertyId), mostShown),
  });

  registerEndpoint(app, getHellos, async ({ query }) => {
    const { propertyId } = await property(query.propertyId);
    return shown(propertyId);
  });

  registerEndpoint(app, sayHello, async ({ body }, { clientIp }) => {
    const { propertyId } = await property(body.propertyId);
    await take(hellosLimit, propertyId, clientIp);
    await saveHello(db, { property_id: propertyId, name: body.name.trim(), said_at: clock.now() });
    return shown(propertyId);
  });
};
