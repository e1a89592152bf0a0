/** Copies by the browser's way, or by the old one where that is forbidden, as over plain http. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) await navigator.clipboard.writeText(text);
  else copyOldWay(text);
}

function copyOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
