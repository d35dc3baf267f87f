import type { FastifyInstance } from 'fastify';
import {
  eraseAccountData,
  erasePrivacyData,
  exportAccountData,
  exportPrivacyData,
  getAccountData,
  openPrivacyLink,
  requestPrivacyLink,
} from 'shared/contracts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { AccountDeps } from '../account/index.ts';
import { requireProperty } from '../property/index.ts';
import { createPrivacyLimits } from './limits.ts';
import { eraseAccountOf, exportAccount, readAccountData } from './of-account.ts';
import { eraseByKey, exportByKey, openLinkOf, requestLink } from './of-link.ts';

/** A person's own data: by an account, or by a link that goes to the address. */
export function registerPrivacyRoutes(app: FastifyInstance, accounts: AccountDeps): void {
  const { db, limits: accountLimits } = accounts;
  const deps = { ...accounts, accountLimits, privacyLimits: createPrivacyLimits(accounts) };

  registerEndpoint(app, getAccountData, async ({ query }, context) =>
    readAccountData(deps, await requireProperty(db, query.propertyId), context),
  );
  registerEndpoint(app, exportAccountData, async ({ body }, context) =>
    exportAccount(deps, await requireProperty(db, body.propertyId), context),
  );
  registerEndpoint(app, eraseAccountData, async ({ body }, context) =>
    eraseAccountOf(deps, await requireProperty(db, body.propertyId), body.password, context),
  );
  registerEndpoint(app, requestPrivacyLink, async ({ body }, { clientIp }) =>
    requestLink(deps, await requireProperty(db, body.propertyId), body, clientIp),
  );
  registerEndpoint(app, openPrivacyLink, async ({ body }, { clientIp }) =>
    openLinkOf(deps, await requireProperty(db, body.propertyId), body.token, clientIp),
  );
  registerEndpoint(app, exportPrivacyData, async ({ body }, { clientIp }) =>
    exportByKey(deps, await requireProperty(db, body.propertyId), body.key, clientIp),
  );
  registerEndpoint(app, erasePrivacyData, async ({ body }, { clientIp }) =>
    eraseByKey(deps, await requireProperty(db, body.propertyId), body.key, clientIp),
  );
}
