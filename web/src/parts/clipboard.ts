/** Copies a text to the clipboard; over plain HTTP, as in a home network, only the old `execCommand` works. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // elements outside an open modal dialog cannot be selected
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
