import { countSchema, defineEndpoint, idSchema, shortTextSchema, wireObject } from 'shared/contracts';

/**
 * The calls between the page of __name__ and its own server part, the only two that import them. They are put together from the
 * schemas of `shared/contracts`, which the shell has anyway; `zod/mini` for others adds its bytes to this remote.
 */
const hellosSchema = wireObject({ Count: countSchema });

/** How many guests have said hello at a property: 999 at most, as counts are. */
export const getHellos = defineEndpoint({
  method: 'GET',
  path: '/api/x/__name__/Hellos',
  query: wireObject({ propertyId: idSchema }),
  responses: { 200: hellosSchema },
});

export const sayHello = defineEndpoint({
  method: 'POST',
  path: '/api/x/__name__/SayHello',
  body: wireObject({ PropertyId: idSchema, Name: shortTextSchema }),
  responses: { 200: hellosSchema },
});
