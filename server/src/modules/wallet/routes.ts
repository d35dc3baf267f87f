import type { FastifyInstance } from 'fastify';
import { getWalletPass } from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { Sessions } from '../account/index.ts';
import { isOwnOf } from '../booking/index.ts';
import { requireProperty } from '../property/index.ts';
import { walletPass } from './passes.ts';
import type { WalletKeys } from './read-keys.ts';

/** The pass of a booking for a wallet, by the secret of its confirmation. */
export function registerWalletRoutes(
  app: FastifyInstance,
  deps: AppDeps & { readonly sessions: Sessions; readonly walletKeys: WalletKeys },
): void {
  registerEndpoint(app, getWalletPass, async ({ query }, context) => {
    const property = await requireProperty(deps.db, query.propertyId);
    return walletPass(deps.walletKeys, deps, property, query, isOwnOf(deps.sessions, context));
  });
}
