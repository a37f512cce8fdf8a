/** Into the clipboard; without https there is none, and the text is marked for the person to copy by hand. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field?.select();
    document.execCommand("copy");
  }
}
