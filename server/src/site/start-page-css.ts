/** The few rules that only the start page has, on the tokens of `shared/first-screen`. */
export const startPageCss = `
.start-page { padding-block: var(--space-8) var(--space-12); display: grid; gap: var(--space-3); }
.start-page__title { font-family: var(--font-display); font-size: var(--display-l); }
.start-page__lead { color: var(--c-muted); font-size: var(--text-l); }
.start-page__subtitle { font-family: var(--font-display); font-size: var(--display-m); margin-bottom: var(--space-2); }
.start-page__hotels { display: grid; gap: var(--space-3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); margin-block: var(--space-2) var(--space-4); }
.start-page__groups { display: grid; gap: var(--space-1); }
.start-card { display: grid; height: 100%; align-content: start; gap: var(--space-05); overflow: hidden; padding-bottom: var(--space-3); border: 1px solid var(--c-line); border-radius: var(--radius-m); background: var(--c-surface); color: var(--c-ink); text-decoration: none; box-shadow: var(--shadow-1); transition: box-shadow var(--fast) var(--ease); }
.start-card:hover { box-shadow: var(--shadow-2); }
.start-card img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover; }
.start-card__name { padding: var(--space-2) var(--space-3) 0; font-family: var(--font-display); font-size: var(--display-s); line-height: 1.2; }
.start-card__address { padding-inline: var(--space-3); color: var(--c-muted); font-size: var(--text-s); }
`.trim();
