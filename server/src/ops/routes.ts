import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  openFolderStore,
  readStatus,
  reconcileHistory,
  rollBack,
  UntrustedError,
  whyNotWritten,
  type ReleaseKeys,
  type ReleaseReader,
  type RollbackResult,
} from 'federation/releases';
import { createTranslate, isBlank } from 'shared/domain';
import type { AppDeps } from '../deps.ts';
import { installOriginCheck } from '../http/origin-check.ts';
import { listUnpayable } from '../modules/property/index.ts';
import { countRemoteFailures } from '../modules/remote-failure/index.ts';
import { countElements, countVitals, vitalsByRelease } from '../modules/web-vitals/index.ts';
import { listOperatorActs, recordRollback, type StaffOperator } from '../modules/staff/index.ts';
import { pagePolicy } from '../site/security-headers.ts';
import { failuresByVersion, shownSince } from './failure-rules.ts';
import { opsMessages } from './messages/en-GB.ts';
import type { OperatorAccess } from '../http/operator-access.ts';
import { logSecurity, type SecurityContext } from '../http/security-log.ts';
import { createOperatorSessions, hasOperatorCookie } from './operator-session.ts';
import { type Notice, type OpsStatus, renderLoginPage, renderStatusPage } from './ops-page.tsx';

const text = createTranslate({ 'en-GB': opsMessages }, 'en-GB');
const shownChanges = 20;
const vitalPeriodHours = 6;
const vitalDays = 7;

/** When the shown periods begin, the oldest first. */
function vitalPeriods(now: Date): readonly Date[] {
  const length = vitalPeriodHours * 3_600_000;
  const latest = Math.floor(now.getTime() / length);
  const count = (vitalDays * 24) / vitalPeriodHours;
  return Array.from({ length: count }, (_, index) => new Date((latest - count + 1 + index) * length));
}

type Form = Readonly<Record<string, string>>;
const tooMany = (reply: FastifyReply): FastifyReply => reply.status(429).header('retry-after', '60');
type RolledBack = Extract<RollbackResult, { readonly kind: 'rolled-back' }>;
const good = (said: string): Notice => ({ isBad: false, text: said });
const bad = (said: string): Notice => ({ isBad: true, text: said });

interface OpsDeps extends AppDeps {
  /** The member of staff with the operator's role who is logged in; null while the database is down. */
  readonly operatorOf: (request: FastifyRequest) => Promise<StaffOperator | null>;
  readonly releaseKeys: ReleaseKeys;
  readonly releases: ReleaseReader;
}

/** Who has opened the page: a member of staff, or who has the operator's token. */
type Opener = StaffOperator | 'token';
const staffIdOf = (opener: Opener): string | null => (opener === 'token' ? null : opener.staffId);

const contextOf = ({ log, ip: clientIp }: FastifyRequest): SecurityContext => ({ log, clientIp });

/**
 * `/ops`, for the operator: which releases run, what browsers could not load or run of them, and the rollback. It needs the release
 * store and no database, so that a bad release can be rolled back while the database is down too. No scripts.
 */
export function registerOpsRoutes(app: FastifyInstance, deps: OpsDeps, operators: OperatorAccess): void {
  const { env, clock, logger, db, secretKey, releaseKeys, releases } = deps;
  const { token } = operators;
  const sessions = token === undefined ? null : createOperatorSessions(secretKey, token, clock);
  const store = deps.releaseStore ?? openFolderStore(env.releasesDir, releaseKeys);
  const now = (): number => clock.now().getTime();

  /** Null where it is closed. A member of staff is named rather than the token. */
  const openerOf = async (request: FastifyRequest): Promise<Opener | null> =>
    (await deps.operatorOf(request)) ?? (sessions?.isOpen(request.headers.cookie) === true ? 'token' : null);

  const isSecure = ({ protocol }: FastifyRequest): boolean =>
    protocol === 'https' || env.publicUrl.startsWith('https:');

  async function readFailures(): Promise<OpsStatus['failures']> {
    try {
      return failuresByVersion(await countRemoteFailures(db, shownSince(clock.now())), clock.now());
    } catch (error) {
      logger.warn({ err: error }, 'failures of remotes not read');
      return null;
    }
  }

  async function readVitals(): Promise<OpsStatus['vitals']> {
    try {
      const periods = vitalPeriods(clock.now());
      const [since = clock.now()] = periods;
      const [counts, elements] = await Promise.all([
        countVitals(db, since, vitalPeriodHours),
        countElements(db, since),
      ]);
      return vitalsByRelease(counts, elements, periods);
    } catch (error) {
      logger.warn({ err: error }, 'what pages measured is not read');
      return null;
    }
  }

  async function readUnpayable(): Promise<readonly string[]> {
    try {
      return await listUnpayable(db, env);
    } catch (error) {
      logger.warn({ err: error }, 'hotels that nobody can pay at are not known');
      return [];
    }
  }

  async function readActs(): Promise<OpsStatus['acts']> {
    try {
      return await listOperatorActs(deps, shownChanges);
    } catch (error) {
      logger.warn({ err: error }, 'what operators did is not known');
      return null;
    }
  }

  /** Who rolled back stands in the store's history already: a database that is down stops no rollback. */
  async function audit(request: FastifyRequest, opener: Opener, done: RolledBack): Promise<void> {
    const staffId = staffIdOf(opener);
    const { name: remote, from, to } = done;
    logSecurity(contextOf(request), 'operator.roll-back', { remote, from, to, staffId });
    try {
      const by = staffId === null ? ({ via: 'token' } as const) : { staffId };
      const { ip: address, id: correlationId } = request;
      await recordRollback(deps, { by, remote, from, to, address, correlationId });
    } catch (error) {
      logger.error({ err: error, remote, from, to, staffId }, 'a rollback is missing in the audit log');
    }
  }

  /** A release without a trusted signature is not shown as running; the page says why. */
  async function readRows(): Promise<Pick<OpsStatus, 'rows' | 'problem'>> {
    try {
      return { rows: await readStatus(store), problem: null };
    } catch (error) {
      if (error instanceof UntrustedError) return { rows: [], problem: error.message };
      throw error;
    }
  }

  async function readOpsStatus(): Promise<OpsStatus> {
    const [known, history, failures, vitals, unpayable, acts] = await Promise.all([
      readRows(),
      store.readHistory(),
      readFailures(),
      readVitals(),
      readUnpayable(),
      readActs(),
    ]);
    return {
      ...known,
      history: history.slice(-shownChanges).toReversed(),
      failures,
      vitals,
      unpayable,
      acts,
    };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    notice: Notice | null = null,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const document = { releases: releases.current(), nonce, publicUrl: env.publicUrl };
    const html =
      (await openerOf(request)) !== null
        ? renderStatusPage(document, await readOpsStatus(), notice)
        : renderLoginPage(document, notice, sessions === null);
    const policy = pagePolicy({
      nonce,
      developmentOrigins: [],
      analytics: { tagManager: false, pixel: false },
      takesCards: true,
    });
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  async function rollBackIn(request: FastifyRequest, opener: Opener, form: Form): Promise<Notice> {
    const { name = '', from = '', to = '', why = '' } = form;
    const rejected = (reason: string): Notice => bad(text('rollback.refused', { name, reason }));
    if (isBlank(why)) return rejected(text('rollback.why'));
    const result = await store.lock(now, async () => {
      await reconcileHistory(store, now);
      const row = (await readStatus(store)).find((each) => each.name === name && each.property === null);
      // The page may be old: what it showed must still be so.
      if (row?.version !== from)
        return { kind: 'rejected', reasons: [`${name} ${row?.version ?? ''}`] } as const;
      const author = opener === 'token' ? text('acts.token') : text('acts.staff', { id: opener.staffId });
      return rollBack(store, name, { to, why: why.trim().slice(0, 200), now, author });
    });
    if (result.kind === 'busy') return bad(text('rollback.busy', { holder: result.holder }));
    if (result.value.kind === 'rejected') return rejected(result.value.reasons.join(' '));
    await audit(request, opener, result.value);
    const { pinnedFor } = result.value;
    const done = text('rollback.done', { name, version: to });
    if (pinnedFor.length === 0) return good(done);
    const command = pinnedFor.map((code) => `npx pnpm release unpin ${name} --property ${code}`).join(' && ');
    return bad(`${done} ${text('rollback.kept', { hotels: pinnedFor.join(', '), version: from, command })}`);
  }

  async function rollBackNow(request: FastifyRequest, opener: Opener, form: Form): Promise<Notice> {
    try {
      return await rollBackIn(request, opener, form);
    } catch (error) {
      if (error instanceof UntrustedError) {
        const name = form['name'] ?? '';
        return bad(text('rollback.refused', { name, reason: error.message }));
      }
      const reason = whyNotWritten(error);
      if (reason === null) throw error;
      logger.error({ err: error }, 'the releases cannot be written');
      return bad(text('rollback.unwritable', { name: form['name'] ?? '', folder: store.place, reason }));
    }
  }

  void app.register((ops, _options, done) => {
    installOriginCheck(ops, { publicUrl: env.publicUrl, hasSessionCookie: hasOperatorCookie });
    ops.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    ops.get('/ops', (request, reply) => send(request, reply));
    ops.get('/ops/status.json', async (request, reply) => {
      if ((await openerOf(request)) === null) {
        const { authorization } = request.headers;
        const admission = operators.admit({ ip: request.ip, authorization });
        if (admission === 'too-many') return tooMany(reply).send({ Message: text('login.many') });
        if (admission === 'rejected') return reply.status(401).send({ Message: text('login.wrong') });
      }
      return reply.header('cache-control', 'no-store').send(await readOpsStatus());
    });
    ops.post<{ Body: Form }>('/ops/login', async (request, reply) => {
      if (sessions === null) return send(request, reply);
      const authorization = `Bearer ${request.body.token ?? ''}`;
      const admission = operators.admit({ ip: request.ip, authorization });
      if (admission === 'too-many') return send(request, tooMany(reply), bad(text('login.many')));
      if (admission === 'rejected') return send(request, reply.status(401), bad(text('login.wrong')));
      logSecurity(contextOf(request), 'operator.log-in');
      return reply.header('set-cookie', sessions.open(isSecure(request))).redirect('/ops', 303);
    });
    ops.post('/ops/logout', (request, reply) => {
      if (sessions?.isOpen(request.headers.cookie)) logSecurity(contextOf(request), 'operator.log-out');
      if (sessions) reply.header('set-cookie', sessions.close(request.headers.cookie, isSecure(request)));
      return reply.redirect('/ops', 303);
    });
    ops.post<{ Body: Form }>('/ops/rollback', async (request, reply) => {
      const opener = await openerOf(request);
      if (opener === null) return send(request, reply.status(401));
      return send(request, reply, await rollBackNow(request, opener, request.body));
    });
    done();
  });
}
