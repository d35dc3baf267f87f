import type { ReactElement, ReactNode } from 'react';
import { createTranslate } from 'shared/domain';
import { neutralTheme, themeColours, themeCss } from 'shared/first-screen';
import type { HistoryEntry, Releases, StatusRow } from 'federation/releases';
import { renderDocument } from '../site/document.ts';
import { drawScreen } from '../site/screen.ts';
import type { OperatorAct } from '../modules/staff/index.ts';
import type { ReleaseVitals } from '../modules/web-vitals/index.ts';
import { changeOfAct, changeOfEntry, ChangesTable } from './changes-table.tsx';
import { FailureChart } from './failure-chart.tsx';
import type { VersionFailures } from './failure-rules.ts';
import { opsMessages } from './messages/en-GB.ts';
import { opsPageCss } from './ops-page-css.ts';
import { VitalsTable } from './vitals-table.tsx';
import { ReleasesTable } from './releases-table.tsx';

const locale = 'en-GB';
const text = createTranslate({ 'en-GB': opsMessages }, locale);

export interface Notice {
  readonly isBad: boolean;
  readonly text: string;
}

export interface OpsStatus {
  readonly rows: readonly StatusRow[];
  /** Why the store's content is not trusted; null when it is. */
  readonly problem: string | null;
  /** The latest first. */
  readonly history: readonly HistoryEntry[];
  /** Null when the database does not answer. */
  readonly failures: readonly VersionFailures[] | null;
  /** What guests' browsers measured over the last days; null when the database does not answer. */
  readonly vitals: readonly ReleaseVitals[] | null;
  /** Hotels with rates that no guest can pay for (`listUnpayable`). */
  readonly unpayable: readonly string[];
  /** What operators did, by the audit log; null when the database does not answer. */
  readonly acts: readonly OperatorAct[] | null;
}

const NoticeLine = ({ notice }: { readonly notice: Notice | null }): ReactElement | null =>
  notice === null ? null : (
    <p className={`ops__notice${notice.isBad ? ' ops__notice--bad' : ''}`} role="status">
      {notice.text}
    </p>
  );

const Failures = ({ failures }: Pick<OpsStatus, 'failures'>): ReactElement => (
  <section>
    <h2>{text('failures.title')}</h2>
    {failures === null && <p className="ops__bad">{text('failures.unknown')}</p>}
    {failures?.length === 0 && <p className="ops__muted">{text('failures.none')}</p>}
    <ul className="ops__failures">
      {failures?.map((each) => (
        <FailureChart key={`${each.remote} ${each.version}`} failures={each} />
      ))}
    </ul>
  </section>
);

const Acts = ({ acts }: Pick<OpsStatus, 'acts'>): ReactElement => (
  <section>
    <h2 id="ops-acts">{text('acts.title')}</h2>
    {acts === null && <p className="ops__bad">{text('acts.unknown')}</p>}
    {acts?.length === 0 && <p className="ops__muted">{text('acts.none')}</p>}
    {acts !== null && acts.length > 0 && <ChangesTable label="ops-acts" changes={acts.map(changeOfAct)} />}
  </section>
);

const StatusScreen = ({ status, notice }: { status: OpsStatus; notice: Notice | null }): ReactElement => (
  <main className="ops">
    <div className="ops__head">
      <div>
        <h1>{text('title')}</h1>
        <p className="ops__muted">{text('lead')}</p>
      </div>
      <form method="post" action="/ops/logout">
        <button type="submit" className="btn btn--secondary ops__small">
          {text('logout')}
        </button>
      </form>
    </div>
    <NoticeLine notice={notice} />
    {status.unpayable.length > 0 && (
      <p className="ops__bad">{text('unpayable', { hotels: status.unpayable.join(', ') })}</p>
    )}
    {status.problem !== null && (
      <p className="ops__notice ops__notice--bad" role="alert">
        {text('releases.untrusted', { reason: status.problem })}
      </p>
    )}
    {status.rows.length === 0 ? (
      status.problem === null && <p>{text('nothing')}</p>
    ) : (
      <ReleasesTable rows={status.rows} failures={status.failures} />
    )}
    <Failures failures={status.failures} />
    <VitalsTable vitals={status.vitals} />
    <section>
      <h2 id="ops-history">{text('history.title')}</h2>
      {status.history.length === 0 ? (
        <p className="ops__muted">{text('history.none')}</p>
      ) : (
        <ChangesTable label="ops-history" changes={status.history.map(changeOfEntry)} />
      )}
    </section>
    <Acts acts={status.acts} />
  </main>
);

const LoginScreen = ({ notice, isClosed }: { notice: Notice | null; isClosed: boolean }): ReactElement => (
  <main className="ops">
    <h1>{text('login.title')}</h1>
    <NoticeLine notice={notice} />
    {isClosed ? (
      <p>{text('closed')}</p>
    ) : (
      <form className="ops__login" method="post" action="/ops/login">
        <p className="ops__muted">{text('login.lead')}</p>
        <label className="ops__field">
          {text('login.token')}
          <input type="password" name="token" required autoComplete="current-password" />
        </label>
        <div className="ops__actions">
          <button type="submit" className="btn btn--primary">
            {text('login.submit')}
          </button>
        </div>
      </form>
    )}
  </main>
);

export interface OpsDocument {
  readonly releases: Releases | null;
  readonly nonce: string;
  readonly publicUrl: string;
}

function renderOps({ releases, nonce, publicUrl }: OpsDocument, screen: ReactNode): string {
  const colours = themeColours(neutralTheme);
  const css = releases?.shellCss ?? null;
  const { markup, links } = drawScreen(<>{screen}</>);
  return renderDocument({
    locale,
    direction: 'ltr',
    origin: publicUrl,
    nonce,
    head: {
      title: text('title'),
      description: null,
      canonicalPath: null,
      robots: 'noindex',
      openGraph: [],
      structuredData: null,
    },
    offers: [],
    css: [...(css === null ? [] : [css]), themeCss(colours), opsPageCss],
    themeColour: colours.lightPage,
    assets: {
      scripts: [],
      styles: css === null ? (releases?.shell.preload.styles ?? []) : [],
      preloadScripts: [],
      preloadStyles: [],
    },
    pictureLinks: links,
    screen: markup,
    screenAttributes: {},
    cannotRun: null,
    siteData: null,
  });
}

/** The page for an operator whose session is open. */
export const renderStatusPage = (document: OpsDocument, status: OpsStatus, notice: Notice | null): string =>
  renderOps(document, <StatusScreen status={status} notice={notice} />);

/** The page for everybody else; `isClosed` when no token is configured. */
export const renderLoginPage = (document: OpsDocument, notice: Notice | null, isClosed: boolean): string =>
  renderOps(document, <LoginScreen notice={notice} isClosed={isClosed} />);
