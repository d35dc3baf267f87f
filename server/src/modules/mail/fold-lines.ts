const longestLine = 75;

function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > longestLine) {
      lines.push(current);
      // The space that marks a continuation counts too.
      current = ' ';
      bytes = 1;
    }
    current += sign;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A calendar file with no line over 75 octets (RFC 5545, 3.1) and no sign cut in two. The library that writes it counts signs, and a
 * sign may be four octets.
 */
export const foldLines = (calendar: string): string =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
