/** Export of tables as CSV. */
import { save } from './files';

/** Formats rows as CSV (RFC 4180). */
export function csv(lines: readonly (readonly (string | number | null)[])[]): string {
  return lines.map((line) => line.map(quoted).join(',') + '\r\n').join('');
}

/** Downloads a CSV file. */
export function keep(name: string, text: string): void {
  save(name, text, 'text/csv;charset=utf-8');
}

function quoted(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
