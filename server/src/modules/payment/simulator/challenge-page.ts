import { createHash } from 'node:crypto';
import { createTranslate, formatMoney } from 'shared/domain';
import { escapeHtml } from '../../../http/escape-html.ts';
import { challengeStyle } from './challenge-style.ts';
import { challengeMessages } from './messages/en-GB.ts';

const translate = createTranslate({ 'en-GB': challengeMessages }, 'en-GB');

/** No script at all; the one style sheet by its hash; the page may not be framed. */
export const challengePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(challengeStyle).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${challengeStyle}</style>
</head>
<body>
<main>
<header>${escapeHtml(translate('challenge.notice'))}</header>
<section>
<h1>${escapeHtml(title)}</h1>
${content}
</section>
</main>
</body>
</html>
`;

const row = (label: string, value: string, name = ''): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd${name === '' ? '' : ` class="${name}"`}>${escapeHtml(value)}</dd></div>`;

export interface ChallengeView {
  readonly propertyName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reference: string;
}

/** The page on which the guest approves or declines; one form, two buttons, posted to its own address. */
export const challengePage = (view: ChallengeView): string =>
  page(
    translate('challenge.title'),
    `<p>${escapeHtml(translate('challenge.intro'))}</p>
<dl>
${row(translate('challenge.hotel'), view.propertyName)}
${row(translate('challenge.reference'), view.reference)}
${row(translate('challenge.amount'), formatMoney(view.amountMinor, view.currency, 'en-GB'), 'amount')}
</dl>
<form method="post">
<button name="Decision" value="approve">${escapeHtml(translate('challenge.approve'))}</button>
<button class="quiet" name="Decision" value="refuse">${escapeHtml(translate('challenge.refuse'))}</button>
</form>
<p class="footnote">${escapeHtml(translate('challenge.footnote'))}</p>`,
  );

/** For a challenge that never was. */
export const expiredChallengePage = (): string =>
  page(translate('challenge.gone-title'), `<p>${escapeHtml(translate('challenge.gone'))}</p>`);
