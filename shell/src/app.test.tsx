import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { busEventHappened, notificationRequested, userLoaded } from 'shared/runtime';
import { aBookConfig, aProperty } from 'shared/testing';
import { PageHeading } from 'shared/ui';
import { App } from './app.tsx';
import type { RemoteHost, RemoteState } from './remotes/remote-host.ts';
import { bareSiteData } from './site-data.ts';
import { startScope } from './start-scope.ts';

const registry = { schemaVersion: 1, shell: { version: '1' }, remotes: {}, pins: {} } as const;
const property = aProperty();

const remote = (pages: Record<string, () => unknown>): RemoteState => ({
  kind: 'loaded',
  version: '1',
  pages,
  slots: {},
});
const remotes: Record<string, RemoteState> = {
  'mf-search': remote({ search: () => <section className="search-panel">The panel</section> }),
  'mf-account': remote({
    register: () => <PageHeading>Create account</PageHeading>,
    'forgot-password': () => {
      throw new Error('broken page');
    },
  }),
};

const reports: unknown[] = [];
const host: RemoteHost = {
  load: (name) => Promise.resolve(remotes[name] ?? { kind: 'failed' }),
  peek: (name) => remotes[name] ?? null,
  messages: () => Promise.resolve({}),
  prefetch: () => Promise.resolve(),
  reloadForLostFile: () => false,
};

async function open(address: string): Promise<Scope> {
  window.history.replaceState(null, '', address);
  const scope = await startScope({
    site: {
      ...bareSiteData(registry),
      property,
      bookConfig: aBookConfig({ propertyId: property.propertyId }),
    },
    address,
    isMissing: false,
    pageDocument: {
      setTitle: (title) => {
        document.title = title;
      },
      scrollToTop: () => undefined,
    },
  });
  const report = (error: unknown, origin: object): void => {
    reports.push([error, origin]);
  };
  render(<App scope={scope} remotes={host} report={report} isMissing={false} />);
  await act(async () => allSettled(scope));
  return scope;
}

const follow = async (scope: Scope, address: string): Promise<void> => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  await act(async () => {
    fireEvent.click(link);
    await allSettled(scope);
  });
  link.remove();
};

describe('the site around its pages', () => {
  beforeEach(() => {
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      'https://hotel.example/',
    );
    reports.length = 0;
  });
  afterEach(cleanup);

  it('draws the hotel, its steps and the page of the remote', async () => {
    await open('/Book/HARBOUR');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(property.propertyName);
    expect(await screen.findByText('The panel')).toBeTruthy();
    const current = document.querySelector('[aria-current="step"]');
    expect(current?.textContent).toContain('Your search');
  });

  it('a link to another page moves focus to its heading, titles the document and says so', async () => {
    const scope = await open('/Book/HARBOUR');
    expect(document.activeElement).toBe(document.body);
    await follow(scope, '/Account/Register/HARBOUR');
    expect(window.location.pathname).toBe('/Account/Register/HARBOUR');
    expect(document.activeElement?.textContent).toBe('Create account');
    expect(document.title).toBe(`Create account · ${property.propertyName}`);
    expect(document.querySelector('[data-live-region]')?.textContent).toBe(document.title);
  });

  it('a journey whose remote is missing shows how to reach the hotel, and the rest works', async () => {
    const scope = await open('/Book/HARBOUR/Status/abc');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(property.telephone);
    expect(alert.textContent).toContain(property.email);
    await follow(scope, '/Book/HARBOUR');
    expect(screen.getByText('The panel')).toBeTruthy();
  });

  it('a page that throws ends in its own place and is reported with its remote and version', async () => {
    await open('/Account/ForgotPassword/HARBOUR');
    expect(screen.getByRole('alert').textContent).toContain(property.telephone);
    expect(reports).toMatchObject([[{ message: 'broken page' }, { remote: 'mf-account', version: '1' }]]);
  });

  it('contact us opens from anywhere with phone, e-mail, address and map', async () => {
    const scope = await open('/Book/HARBOUR');
    await act(async () => allSettled(busEventHappened, { scope, params: { type: 'contact.requested.v1' } }));
    const dialog = document.querySelector('dialog');
    await waitFor(() => expect(dialog?.textContent).toContain(property.telephone));
    expect(dialog?.textContent).toContain(property.propertyAddress);
    expect(dialog?.querySelector('a[href*="openstreetmap"]')).toBeTruthy();
  });

  it('the login dialog says what to do when its remote has no such part, and closes when the guest is logged in', async () => {
    const scope = await open('/Book/HARBOUR');
    await act(async () => allSettled(busEventHappened, { scope, params: { type: 'login.requested.v1' } }));
    expect(document.querySelector('dialog')?.textContent).toContain('You can book without an account');
    const user = {
      emailAddress: 'a@b.c',
      firstname: 'Ada',
      lastname: 'B',
      telephone: null,
      receiveBrandOffers: false,
      canChoosePaymentMethod: false,
      creditCards: [],
    };
    await act(async () => allSettled(userLoaded, { scope, params: user }));
    expect(document.querySelector('dialog')).toBeNull();
    expect((await screen.findByText('Manage account')).getAttribute('href')).toBe('/ManageAccount/HARBOUR');
  });

  it('an error over the page is an alert that can be dismissed', async () => {
    const scope = await open('/Book/HARBOUR');
    await act(async () =>
      allSettled(notificationRequested, {
        scope,
        params: { kind: 'negative', placement: 'bottom', text: 'Failed to create booking' },
      }),
    );
    expect(screen.getByRole('alert').textContent).toContain('Failed to create booking');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['an unknown address', '/nowhere', 'Not found'],
    ['the page of what is not allowed', '/Unauthorised', 'Unauthorised'],
    ['the page of what went wrong', '/Error', 'Error'],
  ])('product.md 8: %s has its header', async (_, address, header) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(header);
  });
});
