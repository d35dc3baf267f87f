import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The system's Chromium: `CHROMIUM_PATH`, else where distributions put it; undefined leaves the choice to Playwright. */
const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));

/** How every browser of the tests and benches is started. */
export const browserOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
