/** Puts a text on the clipboard; a page that came by plain HTTP, as in a home network, is left the old way only. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // what is outside an open dialog cannot be selected
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
