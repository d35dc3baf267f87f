// How systemd reads its files. Runs on the walked machine too, so it imports nothing.

/** `EnvironmentFile=` as systemd reads it (parse_env_file): what comes after a value belongs to the value, also what looks like a remark. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  // A backslash at the end of a line goes on with the next one, in remarks too.
  for (const line of text.replaceAll(/\\\n/g, '').split('\n')) {
    const [, name, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) found[name] = unquoted(value.trim());
  }
  return found;
}

const part = /'([^']*)'|"((?:[^"\\]|\\.)*)"|((?:[^\\]|\\.)+)/gs;

/** Quotes count where a value, or what follows a closing quote, begins. */
function unquoted(value: string): string {
  const parts = [...value.matchAll(part)].map(([, single, double, bare]) => {
    if (single !== undefined) return single;
    if (double !== undefined) return double.replaceAll(/\\(["\\`$])/g, '$1');
    return (bare ?? '').replaceAll(/\\(.)/gs, '$1');
  });
  return parts.join('');
}

/** What `docker run --env-file` makes of the same file: every line but remarks, as it is. */
export function readDockerFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return at === -1 ? [line, ''] : [line.slice(0, at).trimStart(), line.slice(at + 1)];
    }),
  );
}

export interface Unit {
  readonly type: string;
  readonly user: string | null;
  /** What the user may do beside its own, such as `CAP_NET_BIND_SERVICE`. */
  readonly capabilities: readonly string[];
  readonly directory: string;
  readonly environmentFiles: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Commands by what they are for: `ExecStart`, `ExecStop`, … */
  readonly commands: (kind: string) => readonly (readonly string[])[];
  readonly stopSeconds: number;
}

const word = /"([^"]*)"|'([^']*)'|(\S+)/g;
const words = (text: string): string[] =>
  [...text.matchAll(word)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/** What of a unit the stand-in for systemd acts by; `%i` is the instance. */
export function readUnit(text: string, instance: string): Unit {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  const settings = lines.flatMap((line) => {
    const [, name, value] = /^([A-Za-z]+)=(.*)$/.exec(line.trim()) ?? [];
    return name === undefined || value === undefined
      ? []
      : [[name, value.replaceAll(/%[iI]/g, instance)] as const];
  });
  const all = (name: string) => settings.flatMap(([each, value]) => (each === name ? [value] : []));
  const last = (name: string) => all(name).at(-1);
  return {
    type: last('Type') ?? 'simple',
    user: last('User') ?? null,
    capabilities: all('AmbientCapabilities').flatMap(words),
    directory: last('WorkingDirectory') ?? '/',
    environmentFiles: all('EnvironmentFile'),
    environment: Object.fromEntries(
      all('Environment')
        .flatMap(words)
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    commands: (kind) => all(kind).map((command) => words(command.replace(/^[-@:+!]+/, ''))),
    stopSeconds: Number(last('TimeoutStopSec') ?? 90),
  };
}
