/** The bank's page of 3-D Secure, as Stripe shows it in a frame: approve, fail, or go away. It tells the page around it when it is done. */
export const bankPage = (isDecided: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>3D Secure 2 Test Page</title>
${
  isDecided
    ? '<p>Thank you.</p><script>parent.postMessage({ type: "local-stripe-3ds-done" }, "*")</script>'
    : `<h1>3D Secure 2 Test Page</h1>
<form method="post">
<button name="decision" value="approve">Complete</button>
<button name="decision" value="fail">Fail</button>
<button name="decision" value="abandon">Cancel</button>
</form>`
}
</html>
`;
