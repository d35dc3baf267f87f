/** The challenge page's own style: a bank's page looks like the bank, not like the hotel. */
export const challengeStyle = `
:root{color-scheme:light;--ink:#16202c;--quiet:#52606f;--line:#d9dfe6;--paper:#fff;--ground:#eef1f5;--bank:#1d4f91;--bank-dark:#163d70}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
main{width:100%;max-width:440px;background:var(--paper);border:1px solid var(--line);border-radius:16px;overflow:hidden;box-shadow:0 12px 40px rgb(22 32 44/.10)}
header{background:var(--bank);color:#fff;padding:14px 24px;font-weight:600;font-size:14px;letter-spacing:.02em}
section{padding:28px 24px 24px}
h1{margin:0 0 8px;font-size:24px;line-height:1.25;letter-spacing:-.01em}
p{margin:0;color:var(--quiet)}
dl{margin:24px 0;border-block:1px solid var(--line);padding:4px 0}
dl div{display:flex;justify-content:space-between;align-items:baseline;gap:24px;padding:10px 0}
dt{color:var(--quiet)}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:22px;letter-spacing:-.01em}
form{display:grid;gap:12px}
button{font:inherit;font-weight:600;min-height:48px;border-radius:10px;border:1px solid var(--bank);cursor:pointer;background:var(--bank);color:#fff}
button:hover{background:var(--bank-dark)}
button.quiet{background:transparent;color:var(--bank)}
button.quiet:hover{background:var(--ground)}
button:focus-visible{outline:3px solid #f2a33a;outline-offset:2px}
.footnote{margin-top:20px;font-size:14px}
`;
