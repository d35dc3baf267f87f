import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { childEnvironment, isWindows, pinnedNode, root } from './install.mjs';

const running = new Set();

/** Ends a suite and what it started: they are a group of processes. */
function stop(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Ends every suite that still runs. */
export function stopSuites() {
  for (const child of running) stop(child, 'SIGTERM');
}

/** How long what a suite started may keep its output open after it, before it is ended. */
const leftOverMs = 10_000;

/**
 * Runs one suite with the project's Node: `{ name, passed, failed, skipped, seconds, output, failures }`. A static check counts as one; a
 * suite with `count` reads its tests from the report that it wrote. A suite that ends badly, or not within `minutes`, has failed
 * at least once.
 */
export function runSuite({ name, args, env = {}, count = null, minutes = 40 }) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      env: childEnvironment({ FORCE_COLOR: '0', NO_COLOR: '1', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => (output += error.message));
    const limit = setTimeout(() => {
      output += `\nNot finished after ${minutes} minutes: ended.\n`;
      stop(child, 'SIGKILL');
    }, minutes * 60_000);
    child.on('exit', () => {
      clearTimeout(limit);
      const leftOver = setTimeout(() => stop(child, 'SIGKILL'), leftOverMs);
      child.on('close', () => clearTimeout(leftOver));
    });
    child.on('close', (code) => {
      running.delete(child);
      const counts =
        count === null ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 } : read(count);
      // For example an error outside of any test, or a report that was never written.
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
      if (code === 0 && count !== null && counts.passed + counts.failed === 0) {
        counts.failed = 1;
        output += '\nNo test was run.\n';
      }
      resolve({ name, ...counts, seconds: (Date.now() - start) / 1000, output });
    });
  });
}

function read({ file, of }) {
  try {
    return of(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** The lines of a message that say what was expected and where, without the colours of a terminal. */
const shortened = (message) => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');

export const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        message: shortened(failureMessages[0] ?? ''),
      }));
    return tests.length === 0 && message ? [{ title: file, message: shortened(message) }] : tests;
  }),
});

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

export const playwrightCounts = ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        title: `${file}: ${title}`,
        message: shortened(tests[0]?.results.at(-1)?.error?.message ?? ''),
      })),
    ...errors.map(({ message }) => ({ title: 'outside of any test', message: shortened(message ?? '') })),
  ],
});
