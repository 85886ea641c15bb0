/** Tables for other programs. */

/** Lines of values separated by commas (RFC 4180). */
export function csv(lines: readonly (readonly (string | number | null)[])[]): string {
  return lines.map((line) => line.map(quoted).join(',') + '\r\n').join('');
}

/** Gives the visitor a file to keep. */
export function keep(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function quoted(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
