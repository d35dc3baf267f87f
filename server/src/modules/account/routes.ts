import type { FastifyInstance } from 'fastify';
import {
  authenticate,
  changePassword,
  confirmEmail,
  getAccount,
  logout,
  passwordReset,
  register,
  removeCreditCard,
  requestEmailConfirmation,
  requestPasswordReset,
  updateAccount,
} from 'shared/contracts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { requireProperty } from '../property/index.ts';
import { confirmEmailAddress } from './confirm-email.ts';
import type { AccountDeps } from './deps.ts';
import { logIn } from './login.ts';
import { changeOwnPassword, removeOwnCard, saveOwnDetails } from './own-account.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { registerUser } from './register.ts';
import { translate } from './messages/index.ts';
import { describeUser } from './user.ts';

/** The account calls (product.md 7, decisions 1). */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, sessions } = deps;

  registerEndpoint(app, getAccount, async ({ query }, context) => {
    const { propertyId } = await requireProperty(db, query.propertyId);
    return describeUser(db, (await sessions.require(context, propertyId)).user);
  });

  registerEndpoint(app, authenticate, async ({ body }, context) =>
    logIn(deps, await requireProperty(db, body.propertyId), body, context),
  );

  registerEndpoint(app, logout, async ({ body }, context) => {
    const property = body.propertyId === undefined ? null : await requireProperty(db, body.propertyId);
    await sessions.end(context, property && property.propertyId);
    return { success: true, message: translate('success.logout') };
  });

  registerEndpoint(app, register, async ({ body }, context) =>
    registerUser(deps, await requireProperty(db, body.propertyId), body, context),
  );

  registerEndpoint(app, confirmEmail, ({ body }, context) => confirmEmailAddress(deps, body, context));

  registerEndpoint(app, requestEmailConfirmation, async ({ body }, { clientIp }) =>
    requestConfirmation(deps, await requireProperty(db, body.propertyId), body, clientIp),
  );

  registerEndpoint(app, requestPasswordReset, async ({ body }, context) =>
    requestReset(deps, await requireProperty(db, body.propertyId), body, context),
  );

  registerEndpoint(app, passwordReset, async ({ body }, context) =>
    resetPassword(deps, await requireProperty(db, body.propertyId), body, context),
  );

  registerEndpoint(app, changePassword, async ({ body }, context) => {
    const { propertyId } = await requireProperty(db, body.propertyId);
    const session = await sessions.require(context, propertyId);
    return changeOwnPassword(deps, session, body, context);
  });

  registerEndpoint(app, updateAccount, async ({ body }, context) => {
    const { propertyId } = await requireProperty(db, body.propertyId);
    return saveOwnDetails(deps, await sessions.require(context, propertyId), body);
  });

  registerEndpoint(app, removeCreditCard, async ({ body }, context) => {
    const { propertyId } = await requireProperty(db, body.propertyId);
    return removeOwnCard(deps, await sessions.require(context, propertyId), body.creditCardId);
  });
}
