/** The elements that a drawing may have: shapes, text, gradients and clips. Nothing that runs, loads or embeds. */
const elements: ReadonlySet<string> = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter feGaussianBlur feOffset feBlend ' +
    'feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow feMorphology feTurbulence'
  ).split(' '),
);

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const prologue = /^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?/;
const comment = /<!--(?:(?!--)[\s\S])*-->/g;
/** Only the entities that every XML has: others can be defined to be anything. */
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos);)/;
const elsewhere = /url\s*\(\s*(?!["']?#)|@import|javascript:|data:/i;

function attributeProblem(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the attribute ${name}`;
  if (/(^|:)href$/i.test(name) && !value.startsWith('#')) return 'an address of something else';
  if (/^xmlns/.test(name)) return null;
  return elsewhere.test(value) || value.includes('\\') ? 'an address of something else' : null;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
}

function sizeOf(root: ReadonlyMap<string, string>): Drawing | string {
  const [, , wide, high] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const given = (name: string): number =>
    Number(/^([\d.]+)(px)?$/.exec(root.get(name) ?? '')?.[1] ?? Number.NaN);
  const width = Math.round(Number.isFinite(given('width')) ? given('width') : (wide ?? Number.NaN));
  const height = Math.round(Number.isFinite(given('height')) ? given('height') : (high ?? Number.NaN));
  const fits = (length: number) => length >= 1 && length <= 20_000;
  return fits(width) && fits(height)
    ? { width, height }
    : 'This drawing does not say how large it is (viewBox)';
}

/**
 * Reads an SVG strictly, because browsers run scripts in it: only known shapes, and attributes without addresses. Gives its size, or its problem.
 * Served pictures have a policy without scripts as well (`default-src 'none'`).
 */
export function readDrawing(written: string): Drawing | string {
  const text = written.replace(prologue, '').replace(comment, '').trim();
  const refuse = (what: string) => `This drawing holds ${what}, which a picture may not`;
  if (/<[!?]/.test(text)) return refuse('a declaration or an instruction');
  if (foreignEntity.test(text)) return refuse('an entity');
  const open: string[] = [];
  let root: ReadonlyMap<string, string> | null = null;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const [found, closes, name = '', attributes = '', isEmpty] = tag.exec(text) ?? [];
    if (found === undefined) return 'This is not an SVG';
    if (closes === '/') {
      if (open.pop() !== name) return 'This is not an SVG';
      continue;
    }
    if (!elements.has(name)) return refuse(`<${name}>`);
    if (open.length === 0 && (root !== null || name !== 'svg')) return 'This is not an SVG';
    const named = new Map<string, string>();
    for (const [, key = '', double, single] of attributes.matchAll(attribute)) {
      const value = double ?? single ?? '';
      const problem = attributeProblem(key, value);
      if (problem !== null) return refuse(problem);
      named.set(key, value);
    }
    root ??= named;
    if (isEmpty !== '/') open.push(name);
  }
  if (root?.get('xmlns') !== 'http://www.w3.org/2000/svg' || open.length > 0) return 'This is not an SVG';
  return sizeOf(root);
}
