import type { Transaction } from './paystack-books.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A small page in the place of Paystack's: pay, let the card fail, or cancel. */
export const checkoutPage = ({
  reference,
  amount,
  currency,
  email,
  status,
}: Transaction): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Paystack</title>
<h1>Local Paystack</h1>
<p>${escape(email)} pays ${escape(currency)} ${(amount / 100).toFixed(2)} for ${escape(reference)}</p>
${status === 'failed' ? '<p role="alert">The card was declined. Try another one.</p>' : ''}
<form method="post">
<button name="do" value="pay">Pay</button>
<button name="do" value="fail">Pay with a card that fails</button>
<button name="do" value="cancel">Cancel</button>
</form>
</html>
`;
